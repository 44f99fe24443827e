import PortalModel

/// Curves over time as an SVG document, panel under panel, light or dark as the reader prefers.
package struct CurvePlot {
    package struct Series {
        package var name: String
        /// What there is to say of it, after its name.
        package var facts: String
        /// One a frame; `nil`: nothing drawn.
        package var values: [Double?]
        /// When it has come to rest, in seconds.
        package var settlesAt: Double?

        package init(name: String, facts: String = "", values: [Double?], settlesAt: Double? = nil) {
            self.name = name
            self.facts = facts
            self.values = values
            self.settlesAt = settlesAt
        }
    }

    package struct Panel {
        package var title: String
        /// Of the values.
        package var unit: String
        package var series: [Series]
        /// Values that the axis shows in any case.
        package var levels: [Double]

        package init(title: String, unit: String, series: [Series], levels: [Double] = []) {
            self.title = title
            self.unit = unit
            self.series = series
            self.levels = levels
        }
    }

    static let width = 760.0
    private static let margin = 28.0

    private let title: String
    private let subtitle: String
    private let panels: [PlotPanel]

    /// - Parameter fps: frames per second of all values.
    package init(title: String, subtitle: String, fps: Int, panels: [Panel]) {
        self.title = title
        self.subtitle = subtitle
        let frameCount = panels.flatMap { $0.series.map(\.values.count) }.max() ?? 1
        let seconds = Double(max(1, frameCount - 1)) / Double(fps)
        self.panels = panels.map { PlotPanel($0, fps: fps, seconds: seconds, width: Self.width - 2 * Self.margin) }
    }

    package var text: String {
        var y = Self.margin + 56
        let drawn = panels.map { panel in
            defer { y += panel.height + 28 }
            return "<g transform=\"translate(\(SVG.number(Self.margin)) \(SVG.number(y)))\">\n\(panel.text)</g>\n"
        }
        let (width, height) = (SVG.number(Self.width), SVG.number(y + 4))
        let x = SVG.number(Self.margin)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" font-family="\(SVG.fonts)">
            <title>\(XML.escaped(title))</title>
            <style>
            \(Self.style)
            </style>
            <rect class="page" width="\(width)" height="\(height)"/>
            <text class="ink" x="\(x)" y="\(SVG.number(Self.margin + 14))" font-size="18" font-weight="600">\(XML.escaped(title))</text>
            <text class="quiet" x="\(x)" y="\(SVG.number(Self.margin + 34))" font-size="12">\(XML.escaped(subtitle))</text>
            \(drawn.joined())</svg>

            """
    }

    private static let style = """
        .page{fill:#FFFFFF}.ink{fill:#1D1D1F}.quiet{fill:#6E6E73}.grid{stroke:#E5E5EA}.level{stroke:#AEAEB2}
        .curve{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.settled{stroke-dasharray:2 4;stroke-width:1.5}
        .s0{stroke:#0A66D6}.s1{stroke:#D9480F}.s2{stroke:#2B8A3E}.s3{stroke:#9C36B5}.s4{stroke:#C2255C}.s5{stroke:#0B7285}
        .d0{fill:#0A66D6}.d1{fill:#D9480F}.d2{fill:#2B8A3E}.d3{fill:#9C36B5}.d4{fill:#C2255C}.d5{fill:#0B7285}
        @media (prefers-color-scheme:dark){
        .page{fill:#161618}.ink{fill:#F5F5F7}.quiet{fill:#98989D}.grid{stroke:#2C2C2E}.level{stroke:#636366}
        .s0{stroke:#4DA3FF}.s1{stroke:#FF9F5A}.s2{stroke:#5FD07A}.s3{stroke:#D08BFF}.s4{stroke:#FF7AA8}.s5{stroke:#4FD0E0}
        .d0{fill:#4DA3FF}.d1{fill:#FF9F5A}.d2{fill:#5FD07A}.d3{fill:#D08BFF}.d4{fill:#FF7AA8}.d5{fill:#4FD0E0}
        }
        """
}
