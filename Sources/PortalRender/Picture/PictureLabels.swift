import PortalModel

/// How large the texts of a scene are, and in which ink.
struct PictureLabels {
    private static let largest = 17.0
    private static let smallest = 6.0
    /// Of a letter's width to its size, on average.
    private static let letterWidth = 0.56
    /// Points left free at both sides together.
    private static let padding = 8.0
    /// Points from the left edge of the canvas within which a text without a fill begins at its own left edge, as titles
    /// and lists do.
    private static let margin = 32.0

    let look: SceneLook

    /// A text in a rectangle that stays readable at the smallest of the sizes that the rectangle has.
    ///
    /// - Parameter context: where it is, if it has no fill of its own.
    func label(
        _ text: String?, in sizes: [Size], at place: Rectangle, on fill: [HexColor], context: Int
    ) -> MotionPicture.Label? {
        guard let text, !text.isEmpty, let narrowest = sizes.map(\.width).min(),
            let lowest = sizes.map(\.height).min()
        else { return nil }
        let isBare = fill.isEmpty
        let byHeight = isBare ? lowest * 0.72 : min(Self.largest, lowest * 0.42)
        let letters = Double(text.terminalWidth)
        let byWidth = (narrowest - (isBare ? 0 : Self.padding)) / (letters * Self.letterWidth)
        let size = max(Self.smallest, min(byHeight, byWidth, 40))
        return MotionPicture.Label(
            text: text, size: size, isLeading: isBare && place.x <= Self.margin,
            ink: ink(on: isBare ? backdrop(of: place, in: context) : fill))
    }

    /// Dark on what is bright, and the other way round.
    private func ink(on fill: [HexColor]) -> HexColor {
        let lights = fill.map { $0.luminance * $0.alpha + 1 - $0.alpha }
        let isBright = lights.isEmpty || lights.reduce(0, +) / Double(lights.count) > 0.42
        return isBright ? HexColor(red: 28, green: 28, blue: 30) : HexColor(red: 255, green: 255, blue: 255)
    }

    /// What is behind a text without a fill of its own: the smallest filled view of its context under its middle, at rest.
    private func backdrop(of place: Rectangle, in context: Int) -> [HexColor] {
        let behind = look.scene.views.filter { view in
            !view.fill.isEmpty && look.context(of: view) == context && view.frame.contains(place.center)
        }
        return behind.min { $0.frame.area < $1.frame.area }?.fill ?? []
    }
}

extension Rectangle {
    fileprivate var area: Double { width * height }

    fileprivate func contains(_ point: Point) -> Bool {
        x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height
    }
}
