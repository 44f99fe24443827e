extension Spring {
    /// Seconds until the spring, pulled by 1 from rest, stays within 0.001 of its target.
    public var settlingDuration: Double {
        settlingDuration(target: 1.0, epsilon: 0.001)
    }

    /// Seconds until the spring stays within `epsilon` of its target; infinite without damping.
    ///
    /// With oscillation it is when the envelope reaches `epsilon`. Without, it is the first multiple of 0.1 s from
    /// which the value stays that near for more than a second, and 0 if 1,024 of them do not settle.
    public func settlingDuration<Value: AnimatableVector>(
        target: Value, initialVelocity: Value = .zero, epsilon: Double
    ) -> Double {
        if decayConstant == 0 { return .infinity }
        if angularFrequency > 0 {
            let envelope = (target.scaled(by: decayConstant) - initialVelocity).length + target.length
            return max(0, -logarithm(epsilon / envelope) / decayConstant)
        }
        let settled = settlingTime(below: epsilon) { time in
            (value(target: target, initialVelocity: initialVelocity, time: time) - target).length
        }
        return settled ?? 0
    }

    /// The spring that settles within `epsilon` after about a duration.
    ///
    /// - Parameters:
    ///   - settlingDuration: seconds, clamped to 0.01...10 as SwiftUI does.
    ///   - dampingRatio: clamped to at most 1, and above 0.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let duration = min(max(settlingDuration, 0.01), 10)
        let search = SettlingSearch(ratio: ratio, duration: duration, epsilon: epsilon)

        let natural = search.naturalFrequency
        let decay = natural * 2 * ratio / 2
        if natural < decay {
            self.init(angularFrequency: 0, decayConstant: natural)
        } else {
            let frequency = abs(natural * natural - decay * decay).squareRoot()
            self.init(angularFrequency: frequency, decayConstant: natural >= decay ? decay : natural)
        }
    }
}

/// The natural frequency of a spring that settles in a given time, by Newton's method as SwiftUI does it: from two
/// guesses, and only until a step is below epsilon, so that its result is that of a few steps and not the limit.
private struct SettlingSearch {
    let ratio: Double
    let duration: Double
    let epsilon: Double

    var naturalFrequency: Double {
        let (root, isFound) = root(from: 5, steps: 12)
        return isFound ? root : self.root(from: 1, steps: 20).root
    }

    private func root(from guess: Double, steps: Int) -> (root: Double, isFound: Bool) {
        var x = 1 / duration * guess
        var lastStep = 0.0
        for step in 1...steps {
            let next = x - excess(at: x) / slope(at: x)
            guard next.isFinite else { return (next, false) }
            if step > 2 && abs(next - x) <= epsilon { return (next, lastStep <= epsilon * 1e5) }
            lastStep = x - next
            x = next
        }
        return (x, true)
    }

    /// How far the envelope is from epsilon at the end of the duration.
    private func excess(at x: Double) -> Double {
        if ratio >= 1 {
            return exponential(-(duration * x)) * (duration * x + 1) - (x < 0 ? -epsilon : epsilon)
        }
        return epsilon - abs(ratio / damped * exponential(-(duration * ratio) * x))
    }

    private func slope(at x: Double) -> Double {
        if ratio >= 1 { return -duration * duration * x / exponential(duration * x) }
        return x * x * (ratio * ratio * duration) / (exponential(duration * ratio * x) * (x * x) * damped)
    }

    private var damped: Double { (1 - ratio * ratio).squareRoot() }
}
