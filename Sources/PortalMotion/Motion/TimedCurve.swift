/// A curve played over a duration: progress from 0 to 1.
struct TimedCurve: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(CubicBezier)
        case unit(UnitCurve)
    }

    let curve: Curve
    /// Seconds; at 0 the animation is over at once.
    let duration: Double

    /// Progress at `time`, or nil once `time` is past the duration; at the duration itself it is still 1.
    func progress(at time: Double) -> Double? {
        guard duration > 0, time <= duration else { return nil }
        let x = min(time / duration, 1)
        return switch curve {
        case .bezier(let bezier): bezier.value(at: x)
        case .unit(let unit): unit.value(at: x)
        }
    }

    /// The rate of change of the progress, per second.
    func velocity(at time: Double) -> Double {
        let x = min(max(time / duration, 0), 1)
        let slope =
            switch curve {
            case .bezier(let bezier): bezier.velocity(at: x)
            case .unit(let unit): unit.velocity(at: x)
            }
        return slope / duration
    }
}
