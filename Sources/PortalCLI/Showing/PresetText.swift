import PortalDB
import PortalRender

/// A preset: what it means, how it moves, who uses it.
struct PresetText {
    let details: Details
    private let values: [Double]
    private let distance: MeasuredDistance

    init(_ preset: Preset, in catalog: Catalog, over distance: MeasuredDistance) throws {
        var details = Details()
        details.add("animation", preset.animation.description)
        let meaning = try catalog.meaning(of: preset.animation)
        details.add("means", meaning.words == preset.animation.description ? nil : meaning.words)
        let animation = try? meaning.get()
        if let animation {
            details.add("measured", distance.words)
            for (title, value) in Measurements(analysis: distance.analysis(of: animation), distance: distance).all {
                details.add(title, value)
            }
        }
        details.add("summary", preset.summary)
        details.add("library", try catalog.libraryFile(of: preset.name)?.words)
        details.add("tags", preset.tags.isEmpty ? nil : preset.tags.joined(separator: ", "))
        for (number, use) in try catalog.uses(of: preset.name).enumerated() {
            details.add(number == 0 ? "used by" : "", "\(use.owner.words), \(use.path)")
        }
        self.details = details
        self.distance = distance
        values = animation.map { distance.curve(of: $0) } ?? []
    }

    /// The way from the start to the aim, a line of text each.
    func curve(style: TextStyle) -> [String] {
        let lines = CurveText(values, fps: distance.fps, style: style).lines()
        return lines.isEmpty ? [] : [""] + lines
    }
}
