import PortalModel

/// Draws elements as SVG: a group that moves, turns and fades, with a rectangle about its origin and a text in it.
struct SVGShapes {
    /// Of the group that fades, the one that moves and the rectangle: for what animates them.
    struct Classes {
        var fade: String?
        var move: String?
        var size: String?
    }

    let gradients: SVGGradients

    /// An element as it is in one frame.
    ///
    /// - Returns: `nil` if nothing is to be seen of it, whatever its state.
    func element(
        _ element: MotionPicture.Element, _ state: MotionPicture.State,
        classes: Classes = Classes()
    ) -> String? {
        guard let content = content(of: element, state, rectangleClass: classes.size) else { return nil }
        let move = attribute("class", classes.move) + XML.attribute("transform", Self.transform(of: state))
        let fade = attribute("class", classes.fade) + Self.looks(of: state)
        let moved = "<g\(move)>\(content)</g>"
        return fade.isEmpty ? moved : "<g\(fade)>\(moved)</g>"
    }

    private func content(
        of element: MotionPicture.Element, _ state: MotionPicture.State, rectangleClass: String?
    ) -> String? {
        let rectangle = gradients.attributes(of: element.fill).map { fill in
            let (width, height) = (state.frame.width, state.frame.height)
            let radius = state.cornerRadius == 0 ? "" : XML.attribute("rx", SVG.number(state.cornerRadius))
            return "<rect\(attribute("class", rectangleClass)) x=\"\(SVG.number(-width / 2))\" "
                + "y=\"\(SVG.number(-height / 2))\" width=\"\(SVG.number(width))\" "
                + "height=\"\(SVG.number(height))\"\(radius)\(fill)/>"
        }
        let text = element.label.map { label in
            let isLeading = label.isLeading && element[.width].isConstant
            let place = isLeading ? " x=\"\(SVG.number(-state.frame.width / 2))\"" : " text-anchor=\"middle\""
            let weight = element.fill == .none && label.size >= 20 ? " font-weight=\"700\"" : ""
            return "<text\(place) dy=\".35em\" font-size=\"\(SVG.number(label.size))\"\(weight)\(SVG.fill(label.ink))>"
                + "\(XML.escaped(label.text))</text>"
        }
        let parts = [rectangle, text].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined()
    }

    /// What is about the middle of the element: where it is, how it is turned and scaled.
    static func transform(of state: MotionPicture.State) -> String {
        let center = state.frame.center
        let turned = state.rotation == 0 ? "" : " rotate(\(SVG.number(state.rotation)))"
        let scaled =
            state.scaleX == 1 && state.scaleY == 1
            ? "" : " scale(\(SVG.factor(state.scaleX)) \(SVG.factor(state.scaleY)))"
        return "translate(\(SVG.number(center.x)) \(SVG.number(center.y)))\(turned)\(scaled)"
    }

    private static func looks(of state: MotionPicture.State) -> String {
        let filter = SVGFilter(for: [state]).text(of: state)
        return (state.opacity == 1 ? "" : XML.attribute("opacity", SVG.factor(state.opacity)))
            + (filter.map { XML.attribute("style", "filter:\($0)") } ?? "")
    }

    private func attribute(_ name: String, _ value: String?) -> String { value.map { XML.attribute(name, $0) } ?? "" }
}
