/// The damped spring in closed form behind `.interpolatingSpring`: progress from 0 to 1.
struct InterpolatingSpring: Hashable, Sendable {
    /// Undamped angular frequency, radians per second.
    private let frequency: Double
    /// z w below critical damping, w from there on: anything above is solved as critical.
    private let decay: Double
    /// Angular frequency of the oscillation; 0 from critical damping on.
    private let oscillation: Double
    /// Factor of the sine, or of the time in the critical case.
    private let slope: Double
    /// Seconds after which the animation is over; infinite without damping.
    let duration: Double
    /// Seconds after which it is logically complete.
    let logicalDuration: Double

    /// - Parameter initialVelocity: in distances per second.
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        frequency = (stiffness / mass).squareRoot()
        logicalDuration = 2 * Double.pi / stiffness.squareRoot()
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        if ratio >= 1 {
            decay = frequency
            oscillation = 0
            slope = frequency - initialVelocity
            duration = Self.criticalDuration(frequency: frequency, slope: slope)
        } else {
            decay = ratio * frequency
            oscillation = frequency * (1 - ratio * ratio).squareRoot()
            slope = (decay - initialVelocity) / oscillation
            duration = ratio == 0 ? .infinity : logarithm((1 + abs(slope)) / Self.tolerance) / decay
        }
    }

    /// Progress at `time`, or nil once the spring is over.
    func progress(at time: Double) -> Double? {
        guard time < duration else { return nil }
        let progress = 1 - remainder(at: time)
        return progress.isFinite ? progress : nil
    }

    /// The rate of change of the progress, per second.
    func velocity(at time: Double) -> Double {
        guard oscillation > 0 else {
            return (decay * (1 + slope * time) - slope) * exponential(-decay * time)
        }
        let (s, c) = (sine(oscillation * time), cosine(oscillation * time))
        let rate = decay * (c + slope * s) + oscillation * (s - slope * c)
        return rate * exponential(-decay * time)
    }

    private func remainder(at time: Double) -> Double {
        guard oscillation > 0 else {
            return Self.criticalRemainder(frequency: frequency, slope: slope, time: time)
        }
        let wave = cosine(oscillation * time) + slope * sine(oscillation * time)
        return exponential(-decay * time) * wave
    }
}

extension InterpolatingSpring {
    private static let tolerance = 0.001

    private static func criticalRemainder(frequency: Double, slope: Double, time: Double) -> Double {
        (1 + slope * time) * exponential(-frequency * time)
    }

    /// Springs slower than SwiftUI's tries are solved for instead.
    private static func criticalDuration(frequency: Double, slope: Double) -> Double {
        let settled = settlingTime(below: tolerance) { time in
            abs(criticalRemainder(frequency: frequency, slope: slope, time: time))
        }
        return settled ?? slowCriticalDuration(frequency: frequency, slope: slope)
    }

    /// After its one extremum the remainder only shrinks: the last time above the tolerance lies between that
    /// extremum and a time found by doubling, and is bisected.
    private static func slowCriticalDuration(frequency: Double, slope: Double) -> Double {
        func isAbove(_ time: Double) -> Bool {
            abs(criticalRemainder(frequency: frequency, slope: slope, time: time)) >= tolerance
        }
        var low = slope == 0 ? 0 : max(0, 1 / frequency - 1 / slope)
        guard low.isFinite else { return .infinity }
        if !isAbove(low) { low = 0 }
        var high = max(2 * low, 1)
        while isAbove(high) && high.isFinite { high *= 2 }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low && middle < high else { break }
            if isAbove(middle) { low = middle } else { high = middle }
        }
        return (high * 10).rounded(.up) / 10
    }
}
