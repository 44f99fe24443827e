import PortalModel

/// Frames of a picture side by side, with their times, on a page that is light or dark as the reader prefers.
package struct FilmStripSVG {
    private static let frameWidth = 150.0
    private static let gap = 16.0
    private static let margin = 24.0
    private static let headingHeight = 44.0
    private static let captionHeight = 30.0
    private static let framesInARow = 8

    private let picture: MotionPicture
    private let frames: [Int]

    /// - Parameter count: how many frames, at even distances from the first to the last; as many as there are at most.
    package init(_ picture: MotionPicture, count: Int) {
        self.picture = picture
        let last = max(0, picture.frameCount - 1)
        let shown = min(max(1, count), last + 1)
        frames = (0..<shown).map { shown == 1 ? last : Int((Double($0) * Double(last) / Double(shown - 1)).rounded()) }
    }

    package var text: String {
        let rowCount = (frames.count + Self.framesInARow - 1) / Self.framesInARow
        let columnCount = (frames.count + rowCount - 1) / rowCount
        let scale = min(Self.frameWidth / picture.canvas.width, 2 * Self.frameWidth / picture.canvas.height)
        let cell = Size(width: picture.canvas.width * scale, height: picture.canvas.height * scale)
        let step = Size(width: max(cell.width, 56) + Self.gap, height: cell.height + Self.captionHeight)
        let size = Size(
            width: max(320, 2 * Self.margin - Self.gap + Double(columnCount) * step.width),
            height: 2 * Self.margin + Self.headingHeight - 8 + Double(rowCount) * step.height)
        let prefix = SVG.slug(picture.name)
        let gradients = SVGGradients(of: picture, prefix: prefix)
        let shapes = SVGShapes(gradients: gradients)
        let cells = frames.enumerated().map { place, frame in
            let x = Self.margin + Double(place % columnCount) * step.width
            let y = Self.margin + Self.headingHeight + Double(place / columnCount) * step.height
            return self.cell(frame, at: Point(x: x, y: y), cell, prefix, shapes)
        }
        return SVGDocument(picture, size: size).text(
            style(prefix, cell, scale) + gradients.definitions + heading(size) + cells.joined())
    }

    private func heading(_ size: Size) -> String {
        let motion = picture.reduceMotion ? ", reduced motion" : ""
        let facts =
            "\(picture.fps) fps, \(picture.frameCount.of("frame")), "
            + "\(picture.time(of: max(0, picture.frameCount - 1)).short()) s\(motion)"
        let (x, y) = (SVG.number(Self.margin), Self.margin + 14)
        return """
            <rect class="page" width="\(SVG.number(size.width))" height="\(SVG.number(size.height))"/>
            <text class="ink" x="\(x)" y="\(SVG.number(y))" font-size="17" font-weight="600">\(XML.escaped(picture.name))</text>
            <text class="quiet" x="\(x)" y="\(SVG.number(y + 20))" font-size="12">\(facts)</text>

            """
    }

    private func cell(_ frame: Int, at place: Point, _ size: Size, _ prefix: String, _ shapes: SVGShapes) -> String {
        let (x, y) = (SVG.number(place.x), SVG.number(place.y))
        let (width, height) = (SVG.number(size.width), SVG.number(size.height))
        let box = "\(SVG.number(picture.canvas.width)) \(SVG.number(picture.canvas.height))"
        let middle = SVG.number(place.x + size.width / 2)
        let bottom = SVG.number(place.y + size.height + 18)
        return """
            <svg x="\(x)" y="\(y)" width="\(width)" height="\(height)" viewBox="0 0 \(box)"><g clip-path="url(#\(prefix)-c)">
            \(SVGCanvas.ground(picture))\(SVGCanvas.elements(of: picture, at: frame, shapes))</g></svg>
            <rect class="edge" x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="10"/>
            <text class="quiet" x="\(middle)" y="\(bottom)" font-size="12" text-anchor="middle">\
            \(picture.time(of: frame).fixed(places: 3)) s</text>

            """
    }

    private func style(_ prefix: String, _ cell: Size, _ scale: Double) -> String {
        """
        <style>
        .page{fill:#F5F5F7}.ink{fill:#1D1D1F}.quiet{fill:#6E6E73}.edge{fill:none;stroke:#00000022}
        @media (prefers-color-scheme:dark){.page{fill:#161618}.ink{fill:#F5F5F7}.quiet{fill:#98989D}.edge{stroke:#FFFFFF33}}
        </style>
        <clipPath id="\(prefix)-c"><rect width="\(SVG.number(picture.canvas.width))" \
        height="\(SVG.number(picture.canvas.height))" rx="\(SVG.number(10 / scale))"/></clipPath>

        """
    }
}
