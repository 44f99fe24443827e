/// Presets as custom properties of CSS, an easing and a duration each.
package struct PresetCSS {
    package struct Preset {
        package var name: String
        /// What the name stands for.
        package var animation: String
        /// One a frame, as parts of the distance.
        package var values: [Double]
        /// x1, y1, x2, y2, if the whole motion is this curve.
        package var controlPoints: [Double]?
        /// Seconds from the start to the aim.
        package var duration: Double
        /// What it is not, in a few words.
        package var note: String?

        package init(
            name: String, animation: String, values: [Double], controlPoints: [Double]?, duration: Double,
            note: String? = nil
        ) {
            self.name = name
            self.animation = animation
            self.values = values
            self.controlPoints = controlPoints
            self.duration = duration
            self.note = note
        }
    }

    private let presets: [Preset]
    private let tolerance: Double

    /// - Parameter tolerance: how far a `linear()` may be off, as a part of the distance.
    package init(_ presets: [Preset], tolerance: Double) {
        self.presets = presets
        self.tolerance = tolerance
    }

    private static let durationSuffix = "-duration"

    package var text: String {
        let names = CSS.uniqueNames(presets.map(\.name), suffix: Self.durationSuffix)
        let blocks = zip(names, presets).map { name, preset in
            let (easing, seconds) = easing(of: preset)
            let note = preset.note.map { "; \($0)" } ?? ""
            return "  /* \(CSS.comment("\(preset.name): \(preset.animation)\(note)")) */\n"
                + "  --\(name): \(easing);\n  --\(name)\(Self.durationSuffix): \(seconds)s;\n"
        }
        let use = names.first ?? ""
        return """
            /* Each linear() keeps within \(tolerance) of the distance. For example:
               transition: translate var(--\(use)\(Self.durationSuffix)) var(--\(use)); */
            :root {
            \(blocks.joined(separator: "\n"))}

            """
    }

    private func easing(of preset: Preset) -> (text: String, seconds: String) {
        if let points = preset.controlPoints {
            let numbers = points.map { $0.short(places: 4) }.joined(separator: ", ")
            return ("cubic-bezier(\(numbers))", preset.duration.short(places: 4))
        }
        let easing = LinearEasing(preset.values, duration: preset.duration, tolerance: tolerance)
        return (easing.text, easing.seconds)
    }
}
