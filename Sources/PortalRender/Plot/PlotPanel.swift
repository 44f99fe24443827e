import PortalModel

/// One pair of axes with its curves, and their names above.
struct PlotPanel {
    private static let plotHeight = 168.0
    private static let left = 52.0
    private static let legendLine = 18.0
    /// Points that a drawn line may be off its frames.
    private static let tolerance = 0.1

    private let panel: CurvePlot.Panel
    private let fps: Int
    private let legend: [[(series: Int, x: Double)]]
    private let time: PlotScale
    private let values: PlotScale
    private let width: Double

    init(_ panel: CurvePlot.Panel, fps: Int, seconds: Double, width: Double) {
        self.panel = panel
        self.fps = fps
        self.width = width
        legend = Self.lines(of: panel.series, width: width)
        let top = 26 + Self.legendLine * Double(legend.count)
        time = PlotScale([0, seconds], from: Self.left, to: width)
        let shown = panel.series.flatMap { $0.values.compactMap(\.self) }.filter(\.isFinite)
        values = PlotScale(shown + panel.levels, from: top + Self.plotHeight, to: top, padding: 0.06)
    }

    /// Points, the axis of time with its labels included.
    var height: Double { values.start + 22 }

    var text: String { heading + grid + panel.series.indices.map(curve).joined() }

    private var heading: String {
        let title =
            "<text class=\"ink\" y=\"10\" font-size=\"13\" font-weight=\"600\">\(XML.escaped(panel.title))"
            + "<tspan class=\"quiet\" font-weight=\"400\" dx=\"8\">\(XML.escaped(panel.unit))</tspan></text>\n"
        let names = legend.enumerated().flatMap { line, entries in
            entries.map { place, x in
                let y = 29 + Self.legendLine * Double(line)
                let series = panel.series[place]
                let facts =
                    series.facts.isEmpty
                    ? "" : "<tspan class=\"quiet\" dx=\"6\">\(XML.escaped(series.facts))</tspan>"
                return
                    "<circle class=\"d\(place % 6)\" cx=\"\(SVG.number(x + 4))\" cy=\"\(SVG.number(y - 4))\" r=\"4\"/>"
                    + "<text class=\"ink\" x=\"\(SVG.number(x + 14))\" y=\"\(SVG.number(y))\" font-size=\"12\">"
                    + "\(XML.escaped(series.name))\(facts)</text>\n"
            }
        }
        return title + names.joined()
    }

    private var grid: String {
        let rows = values.ticks(atMost: 4).map { value in
            let y = SVG.number(values.place(of: value))
            let isLevel = panel.levels.contains { abs($0 - value) < 1e-9 }
            return
                "<path class=\"\(isLevel ? "level" : "grid")\" d=\"M\(SVG.number(Self.left)) \(y)H\(SVG.number(width))\"/>"
                + "<text class=\"quiet\" x=\"\(SVG.number(Self.left - 8))\" y=\"\(y)\" dy=\".35em\" font-size=\"11\" "
                + "text-anchor=\"end\">\(value.short(places: 4))</text>\n"
        }
        let ticks = time.ticks(atMost: 8)
        let columns = ticks.enumerated().map { place, second in
            let x = SVG.number(time.place(of: second))
            let unit = place == ticks.count - 1 ? " s" : ""
            return "<path class=\"grid\" d=\"M\(x) \(SVG.number(values.end))V\(SVG.number(values.start))\"/>"
                + "<text class=\"quiet\" x=\"\(x)\" y=\"\(SVG.number(values.start + 16))\" font-size=\"11\" "
                + "text-anchor=\"middle\">\(second.short(places: 4))\(unit)</text>\n"
        }
        return rows.joined() + columns.joined()
    }

    private func curve(_ place: Int) -> String {
        let series = panel.series[place]
        let stretches = series.values.map { $0?.isFinite ?? false }.stretches
        let lines = stretches.map {
            line(through: series.values[$0].map { values.place(of: $0 ?? 0) }, from: $0.lowerBound)
        }
        let settled = series.settlesAt.map { seconds in
            let x = SVG.number(time.place(of: seconds))
            return
                "<path class=\"settled s\(place % 6)\" d=\"M\(x) \(SVG.number(values.end))V\(SVG.number(values.start))\"/>\n"
        }
        guard !lines.isEmpty else { return settled ?? "" }
        return (settled ?? "") + "<path class=\"curve s\(place % 6)\" d=\"\(lines.joined())\"/>\n"
    }

    /// What begins anew stays until then, as it does on screen.
    private func line(through places: [Double], from first: Int) -> String {
        let anew = Set(jumps(in: places, over: abs(values.end - values.start) / 8))
        let keys = KeyFrames([KeyFrames.Column(values: places, tolerance: Self.tolerance)]).keys(jumps: anew)
        func x(_ frame: Int) -> String { SVG.number(time.place(of: Double(first + frame) / Double(fps))) }
        let points = keys.map { key in
            "\(x(key.frame)) \(SVG.number(places[key.frame]))" + (key.holds ? "H\(x(key.frame + 1))" : "")
        }
        // A single frame is a dot, which a line to itself draws.
        return "M" + points.joined(separator: "L") + (points.count == 1 ? "h0" : "")
    }

    /// The names side by side, in as many lines as they need.
    private static func lines(of series: [CurvePlot.Series], width: Double) -> [[(series: Int, x: Double)]] {
        var lines: [[(series: Int, x: Double)]] = []
        var x = 0.0
        for (place, entry) in series.enumerated() {
            let letters = Double(entry.name.terminalWidth + entry.facts.terminalWidth)
            let need = letters * 6.4 + 34
            if lines.isEmpty || x + need > width {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append((place, x))
            x += need
        }
        return lines
    }
}
