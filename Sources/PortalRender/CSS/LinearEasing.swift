/// A motion from 0 to 1 as CSS's `linear()`: straight pieces between few frames that keep within a tolerance as they are
/// written.
package struct LinearEasing: Hashable, Sendable {
    let stops: [(value: Double, part: Double)]
    private let rounding: Rounding
    /// The duration, in seconds, as exactly as the tolerance asks for: `1.1333`.
    package let seconds: String

    package static func == (first: LinearEasing, second: LinearEasing) -> Bool { first.text == second.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// - Parameters:
    ///   - values: one a frame, from the start to the end; 0 is the start and 1 the aim.
    ///   - duration: seconds from the first to the last, > 0 if there are two.
    ///   - tolerance: how far the pieces may be off, > 0.
    package init(_ values: [Double], duration: Double, tolerance: Double) {
        let last = Double(max(1, values.count - 1))
        rounding = Rounding(of: values, duration: duration, tolerance: tolerance)
        let keys = KeyFrames([KeyFrames.Column(values: values, tolerance: tolerance - rounding.cost)]).keys(jumps: [])
        stops = keys.map { (values[$0.frame], Double($0.frame) / last) }
        seconds = duration.short(places: rounding.secondPlaces)
    }

    /// `linear(0, 0.0123 4.5%, 1)`
    package var text: String {
        // A single value is no easing function.
        guard stops.count > 1 else { return "linear(1, 1)" }
        let words = stops.enumerated().map { place, stop in
            let value = stop.value.short(places: rounding.valuePlaces)
            let isEnd = place == 0 || place == stops.count - 1
            return isEnd ? value : "\(value) \((stop.part * 100).short(places: rounding.percentPlaces))%"
        }
        return "linear(\(words.joined(separator: ", ")))"
    }
}

/// How many decimal places are written, and what that costs.
///
/// A value that is off by e moves the line between two stops by no more than e; a stop, or the end of the whole, that is
/// off by d in time by no more than d times the steepest slope.
private struct Rounding {
    let valuePlaces: Int
    let percentPlaces: Int
    let secondPlaces: Int
    /// How far all of it may be off, as a part of the distance.
    let cost: Double

    /// What each of the three may cost, as a part of the tolerance.
    private static let share = 0.1

    init(of values: [Double], duration: Double, tolerance: Double) {
        let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
        // Of the distance, in the whole duration.
        let slope = max(1, (steps.max() ?? 0) * Double(steps.count))
        let least = tolerance * Self.share
        valuePlaces = decimalPlaces(within: least, atLeast: 4)
        percentPlaces = decimalPlaces(within: least / slope * 100, atLeast: 2)
        secondPlaces = decimalPlaces(within: least / slope * duration, atLeast: 4)
        let partError = roundingError(places: percentPlaces) / 100 + roundingError(places: secondPlaces) / duration
        cost = roundingError(places: valuePlaces) + (steps.isEmpty ? 0 : partError * slope)
    }
}
