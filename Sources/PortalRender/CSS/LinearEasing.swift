/// A motion from 0 to 1 as CSS's `linear()`: straight pieces between the fewest frames that keep within a tolerance.
package struct LinearEasing: Hashable, Sendable {
    private let stops: [(value: Double, part: Double)]

    package static func == (first: LinearEasing, second: LinearEasing) -> Bool { first.text == second.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// - Parameters:
    ///   - values: one a frame, from the start to the end; 0 is the start and 1 the aim.
    ///   - tolerance: how far the pieces may be off, > 0.
    package init(_ values: [Double], tolerance: Double) {
        let keys = KeyFrames([KeyFrames.Column(values: values, tolerance: tolerance)]).keys(jumps: [])
        let last = Double(max(1, values.count - 1))
        stops = keys.map { (values[$0.frame], Double($0.frame) / last) }
    }

    package var stopCount: Int { stops.count }

    /// `linear(0, 0.0123 4.5%, 1)`
    package var text: String {
        // A single value is no easing function.
        guard stops.count > 1 else { return "linear(1, 1)" }
        let words = stops.enumerated().map { place, stop in
            let value = stop.value.short(places: 4)
            let isEnd = place == 0 || place == stops.count - 1
            return isEnd ? value : "\(value) \((stop.part * 100).short(places: 2))%"
        }
        return "linear(\(words.joined(separator: ", ")))"
    }
}
