import PortalModel
import PortalMotion

/// An animation as an expression of SwiftUI's type.
struct AnimationSource {
    var expression: SwiftExpression
    var needs: SwiftAvailability

    init(expression: SwiftExpression, needs: SwiftAvailability) {
        self.expression = expression
        self.needs = needs
    }

    init(_ animation: PortalMotion.Animation) {
        expression = SwiftExpression([animation.base.call] + animation.modifiers.map(\.call))
        let isNew = animation.base.isNew || animation.modifiers.contains(where: \.isNew)
        needs = isNew ? .newAnimations : .packages
    }
}

extension PortalMotion.Animation.Base {
    /// The notation is Swift; only where all but the blend duration have their defaults would several functions fit.
    fileprivate var call: SwiftExpression.Call {
        switch self {
        case .spring(0.5, 0, let blend) where blend != 0:
            SwiftExpression.Call(".spring", ["duration: 0.5", "blendDuration: \(SwiftSpelling.number(blend))"])
        case .interactiveSpring(0.15, 0, let blend) where blend != 0.25:
            SwiftExpression.Call(
                ".interactiveSpring", ["duration: 0.15", "blendDuration: \(SwiftSpelling.number(blend))"])
        default: SwiftExpression.Call(notation: description)
        }
    }

    fileprivate var isNew: Bool { if case .unitCurve = self { true } else { false } }
}

extension PortalMotion.Animation.Modifier {
    var call: SwiftExpression.Call { SwiftExpression.Call(notation: description) }

    var isNew: Bool { if case .logicallyComplete = self { true } else { false } }
}

extension SwiftExpression.Call {
    /// `.name`, or `.name(label: number, label: number)`.
    fileprivate init(notation: String) {
        guard let parenthesis = notation.firstIndex(of: "(") else {
            self.init(notation)
            return
        }
        var rest = notation[notation.index(after: parenthesis)...].dropLast()
        var arguments: [String] = []
        while let comma = rest.firstIndex(of: ",") {
            arguments.append(String(rest[..<comma]))
            rest = rest[comma...].dropFirst(2)
        }
        if !rest.isEmpty { arguments.append(String(rest)) }
        self.init(String(notation[..<parenthesis]), arguments.map(Self.grouped))
    }

    /// `label: number`, or the number alone.
    private static func grouped(_ argument: String) -> String {
        guard let colon = argument.lastIndex(of: " ") else { return SwiftSpelling.grouped(argument) }
        return argument[...colon] + SwiftSpelling.grouped(String(argument[colon...].dropFirst()))
    }
}
