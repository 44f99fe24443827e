/// The cubic Bezier curve that is closest to a progress from 0 to 1, by least squares, as a timing function of CSS would
/// have it: what a format shows of a spring that has curves only.
///
///     let fit = BezierFit { progress(at: $0) }
///     fit.controlPoints // x1, y1, x2, y2
///     fit.largestError  // 0.034...
package struct BezierFit: Hashable, Sendable {
    /// x1, y1, x2, y2 to three decimal places; x in 0...1.
    package let controlPoints: [Double]
    /// How far the two are apart at most, as a part of the distance, rounded up to four decimal places.
    package let largestError: Double

    /// The times, of 0 to 1, at which curves are compared.
    package static let times = (1...48).map { Double($0) / 48 }
    /// So many that a spring turns only a little from one to the next.
    private static let denseTimes = (0...2048).map { Double($0) / 2048 }
    /// y further out than any spring's overshoot asks for would only follow noise.
    private static let yRange = -2.0...3.0

    /// - Parameter progress: of a time from 0 to 1.
    package init(_ progress: (Double) -> Double) {
        let samples = Self.samples(of: progress, at: Self.times)
        let starts: [SIMD4<Double>] = [[0.25, 0.1, 0.25, 1], [0.1, 0.9, 0.4, 1], [0.3, 1.2, 0.2, 1]]
        let found = starts.map { Self.minimum(from: $0) { Self.squares(of: $0, samples) } }
        let best = found.min { $0.value < $1.value }?.point ?? starts[0]
        let points = Self.admitted(best).rounded(toPlaces: 1000)
        controlPoints = points.indices.map { points[$0] }
        let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        let gaps = Self.samples(of: progress, at: Self.denseTimes).map { curve.value(at: $0.x) - $0.y }
        largestError = Self.bound(of: gaps)
    }

    private static func samples(of progress: (Double) -> Double, at times: [Double]) -> [SIMD2<Double>] {
        times.map { time in
            let value = progress(time)
            // A spring that begins at an absurd speed; what is far outside is equally far from every curve.
            return [time, value.isFinite ? min(max(value, -1000), 1000) : 1]
        }
    }

    /// Between two samples a curve is off the straight line by about an eighth of its second difference.
    private static func bound(of gaps: [Double]) -> Double {
        let bound = gaps.indices.dropFirst().dropLast().reduce(abs(gaps[gaps.count - 1])) { bound, place in
            let bend = gaps[place - 1] - 2 * gaps[place] + gaps[place + 1]
            return max(bound, abs(gaps[place]) + abs(bend) / 8)
        }
        // What is off by the last bits only is not worth a whole place.
        return max(0, (bound * 10_000 - 1e-6).rounded(.up)) / 10_000
    }

    private static func admitted(_ point: SIMD4<Double>) -> SIMD4<Double> {
        point.clamped(
            lowerBound: [0, yRange.lowerBound, 0, yRange.lowerBound],
            upperBound: [1, yRange.upperBound, 1, yRange.upperBound])
    }

    private static func squares(of point: SIMD4<Double>, _ samples: [SIMD2<Double>]) -> Double {
        let inside = admitted(point)
        let curve = CubicBezier(x1: inside[0], y1: inside[1], x2: inside[2], y2: inside[3])
        var sum = 0.0
        for sample in samples {
            let gap = curve.value(at: sample.x) - sample.y
            sum += gap * gap
        }
        // Outside there is nothing to be found.
        let excess = point - inside
        return sum + (excess * excess).sum()
    }

    /// The downhill simplex method of Nelder and Mead (1965), with its usual coefficients.
    private static func minimum(
        from start: SIMD4<Double>, of cost: (SIMD4<Double>) -> Double
    ) -> (point: SIMD4<Double>, value: Double) {
        var simplex = [(point: start, value: cost(start))]
        for axis in 0..<4 {
            var point = start
            point[axis] += point[axis] < 0.5 ? 0.2 : -0.2
            simplex.append((point, cost(point)))
        }
        for _ in 0..<240 {
            simplex.sort { $0.value < $1.value }
            guard simplex[4].value - simplex[0].value > 1e-8 else { break }
            let centre = (0..<4).reduce(SIMD4<Double>()) { $0 + simplex[$1].point } / 4
            let away = centre - simplex[4].point
            func tried(_ factor: Double) -> (point: SIMD4<Double>, value: Double) {
                let point = centre + factor * away
                return (point, cost(point))
            }
            let reflected = tried(1)
            if reflected.value < simplex[0].value {
                let expanded = tried(2)
                simplex[4] = expanded.value < reflected.value ? expanded : reflected
            } else if reflected.value < simplex[3].value {
                simplex[4] = reflected
            } else {
                let contracted = tried(reflected.value < simplex[4].value ? 0.5 : -0.5)
                if contracted.value < min(reflected.value, simplex[4].value) {
                    simplex[4] = contracted
                } else {
                    for index in 1..<5 {
                        let point = (simplex[0].point + simplex[index].point) / 2
                        simplex[index] = (point, cost(point))
                    }
                }
            }
        }
        let best = simplex.min { $0.value < $1.value } ?? simplex[0]
        return best
    }
}

extension SIMD4<Double> {
    fileprivate func rounded(toPlaces scale: Double) -> Self {
        // Minus zero would print as a different text.
        (self * scale).rounded(.toNearestOrEven) / scale + Self()
    }
}
