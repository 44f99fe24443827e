import PortalModel

/// The small words that all SVG pictures are made of.
enum SVG {
    static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

    /// A coordinate, to a hundredth of a point.
    static func number(_ value: Double) -> String { value.short(places: 2) }

    /// A factor or an opacity.
    static func factor(_ value: Double) -> String { value.short(places: 4) }

    /// Letters, digits and hyphens, for classes and ids; not empty, and it begins with a letter.
    static func slug(_ text: String) -> String {
        let words = text.unicodeScalars.prefix(48).map { scalar -> Character in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
        }
        return "m-" + String(words)
    }

    static func fill(_ color: HexColor) -> String {
        let opacity = color.alpha == 1 ? "" : XML.attribute("fill-opacity", factor(color.alpha))
        return XML.attribute("fill", color.opaqueText) + opacity
    }
}

/// The gradients of a picture, each defined once.
struct SVGGradients {
    private let places: [[HexColor]: Int]
    private let prefix: String

    init(of picture: MotionPicture, prefix: String) {
        self.prefix = prefix
        var places: [[HexColor]: Int] = [:]
        for case .gradient(let colors) in picture.elements.map(\.fill) where places[colors] == nil {
            places[colors] = places.count + 1
        }
        self.places = places
    }

    /// The attributes of a shape with a fill; `nil` if nothing is to be seen of it.
    func attributes(of fill: MotionPicture.Fill) -> String? {
        switch fill {
        case .none: nil
        case .gradient(let colors): XML.attribute("fill", "url(#\(id(of: colors)))")
        case .solid, .material: fill.colors.first.map(SVG.fill)
        }
    }

    /// From the top left to the bottom right of the shape.
    var definitions: String {
        let gradients = places.sorted { $0.value < $1.value }.map { colors, _ in
            let stops = colors.enumerated().map { place, color in
                let offset = SVG.factor(Double(place) / Double(max(1, colors.count - 1)))
                let opacity = color.alpha == 1 ? "" : XML.attribute("stop-opacity", SVG.factor(color.alpha))
                return "<stop offset=\"\(offset)\" stop-color=\"\(color.opaqueText)\"\(opacity)/>"
            }
            return "<linearGradient id=\"\(id(of: colors))\" x2=\"1\" y2=\"1\">\(stops.joined())</linearGradient>"
        }
        return gradients.isEmpty ? "" : "<defs>\(gradients.joined())</defs>\n"
    }

    private func id(of colors: [HexColor]) -> String { "\(prefix)-g\(places[colors] ?? 0)" }
}
