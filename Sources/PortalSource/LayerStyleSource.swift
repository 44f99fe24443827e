import PortalModel

extension LayerConfiguration {
    /// The closure that Portal 4.x configures a layer with.
    var closure: (parameters: String, lines: [String]) {
        switch level {
        case .styling:
            return ("content, isActive", body(of: [.clip, .shadow, .opacity, .blur]))
        case .full(let order):
            let order = order.isEmpty ? Modifier.allCases : order
            return ("content, isActive, size, position", body(of: order))
        case .raw(let source, let destination, let aspect):
            let parameters =
                "content, isActive, sourceSize, destinationSize, sourcePosition, destinationPosition"
            return (parameters, Self.ends(source, destination, aspect) + body(of: Modifier.allCases))
        }
    }

    private func body(of order: [Modifier]) -> [String] {
        ["content"] + SwiftSpelling.indented(order.compactMap(call), by: 1)
    }

    /// `nil`: nothing to modify.
    private func call(_ modifier: Modifier) -> String? {
        func value(_ path: KeyPath<LayerStyle, Double?>, _ plain: Double) -> String? {
            let (off, on) = (inactive[keyPath: path], active[keyPath: path])
            guard off != nil || on != nil else { return nil }
            let (start, end) = (SwiftSpelling.number(off ?? plain), SwiftSpelling.number(on ?? plain))
            return start == end ? start : "isActive ? \(end) : \(start)"
        }
        return switch modifier {
        case .frame: ".frame(width: size.width, height: size.height)"
        case .offset: ".offset(x: position.x, y: position.y)"
        case .clip: value(\.cornerRadius, 0).map { ".clipShape(RoundedRectangle(cornerRadius: \($0)))" }
        case .shadow: value(\.shadowRadius, 0).map { ".shadow(radius: \($0))" }
        case .opacity: value(\.opacity, 1).map { ".opacity(\($0))" }
        case .blur: value(\.blur, 0).map { ".blur(radius: \($0))" }
        }
    }

    /// The constants `size` and `position`, from the ends that are given, replaced or derived.
    private static func ends(_ source: Rectangle?, _ destination: Rectangle?, _ aspect: Aspect?) -> [String] {
        func constants(_ end: String, _ frame: Rectangle?) -> [String] {
            guard let frame else { return [] }
            let numbers = [frame.width, frame.height, frame.x, frame.y].map(SwiftSpelling.number)
            return [
                "let \(end)Size = CGSize(width: \(numbers[0]), height: \(numbers[1]))",
                "let \(end)Position = CGPoint(x: \(numbers[2]), y: \(numbers[3]))",
            ]
        }
        var lines = constants("source", source) + constants("destination", destination)
        if let aspect {
            let ratios = "destinationSize.width / sourceSize.width, destinationSize.height / sourceSize.height"
            switch aspect {
            case .fit: lines.append("let factor = min(\(ratios))")
            case .fill: lines.append("let factor = max(\(ratios))")
            case .source: break
            }
            let size =
                aspect == .source
                ? "sourceSize" : "CGSize(width: sourceSize.width * factor, height: sourceSize.height * factor)"
            lines += [
                "let endSize = \(size)",
                "let endPosition = CGPoint(",
                "    x: destinationPosition.x + (destinationSize.width - endSize.width) / 2,",
                "    y: destinationPosition.y + (destinationSize.height - endSize.height) / 2)",
            ]
        }
        let end = aspect == nil ? "destination" : "end"
        lines += [
            "let size = isActive ? \(end)Size : sourceSize",
            "let position = isActive ? \(end)Position : sourcePosition",
        ]
        return lines
    }
}
