/// The cubic Bezier curve from (0, 0) to (1, 1) with two control points, as y over x.
package struct CubicBezier: Hashable, Sendable {
    private let ax, bx, cx: Double
    private let ay, by, cy: Double

    /// The solve is good to this in x; values are rounded to a multiple of it.
    private static let grain = 0x1p-20

    /// - Parameters: `x1` and `x2` lie in 0...1, which makes x rise with the parameter.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    package func value(at x: Double) -> Double {
        let t = parameter(at: x)
        return Self.rounded(t * (cy + t * (by + ay * t)))
    }

    /// dy/dx; infinite at a vertical tangent.
    func velocity(at x: Double) -> Double {
        let t = parameter(at: x)
        let dx = cx + (2 * bx + 3 * ax * t) * t
        let dy = cy + (2 * by + 3 * ay * t) * t
        if dx == dy { return 1 }
        if dx == 0 { return dy < 0 ? -.infinity : .infinity }
        return Self.rounded(dy / dx)
    }

    private static func rounded(_ value: Double) -> Double {
        (value * 0x1p20).rounded() * grain
    }

    private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

    private func slope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

    /// Newton's method from x itself, and bisection where the slope vanishes or seven steps do not do.
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = self.x(t) - x
            if abs(error) < Self.grain { return t }
            let slope = slope(t)
            if abs(slope) < Self.grain { break }
            t -= error / slope
        }
        return bisected(at: x)
    }

    private func bisected(at x: Double) -> Double {
        var (low, high, t) = (0.0, 1.0, x)
        while low < high {
            let error = self.x(t) - x
            if abs(error) < Self.grain { return t }
            if error < 0 { low = t } else { high = t }
            let middle = low + (high - low) * 0.5
            // Two neighbouring doubles have nothing between them.
            if middle == t { return t }
            t = middle
        }
        return t
    }
}
