import PortalDB
import PortalRender

/// A preset: what it means, how it moves, who uses it.
struct PresetText {
    let details: Details
    private let values: [Double]
    private let distance: MeasuredDistance

    init(_ preset: Preset, in catalog: Catalog, over distance: MeasuredDistance) throws {
        let animation = try catalog.animation(preset.animation)
        var details = Details()
        details.add("animation", preset.animation.description)
        details.add("means", animation.description == preset.animation.description ? nil : animation.description)
        details.add("measured", distance.words)
        for (title, value) in Measurements(analysis: distance.analysis(of: animation), distance: distance).all {
            details.add(title, value)
        }
        details.add("summary", preset.summary)
        details.add("library", try catalog.libraryFile(of: preset.name)?.words)
        details.add("tags", preset.tags.isEmpty ? nil : preset.tags.joined(separator: ", "))
        for (number, use) in try catalog.uses(of: preset.name).enumerated() {
            details.add(number == 0 ? "used by" : "", "\(use.owner.words), \(use.path)")
        }
        self.details = details
        self.distance = distance
        values = distance.curve(of: animation)
    }

    /// The way from the start to the aim, a line of text each.
    func curve(style: TextStyle) -> [String] {
        let lines = CurveText(values, fps: distance.fps, style: style).lines()
        return lines.isEmpty ? [] : [""] + lines
    }
}
