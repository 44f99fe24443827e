import PortalModel

extension DelayedContainer {
    /// The container as a view, and a modifier for each of its views.
    func declarations(_ context: inout SceneContext) -> [SwiftDeclaration] {
        let place = context.place("container", name.rawValue)
        let type = context.names.types.name(context.upper(name.rawValue, kind: "Container"), kind: "View")
        let container = SwiftDeclaration(
            place: place, summary: "Container '\(name)' of scene '\(context.scene.name)'.",
            imports: [.delayedTransitionView, .swiftUI], isType: true,
            lines: [
                "struct \(type)<Content: View>: View {", "    @ViewBuilder var content: () -> Content", "",
                "    var body: some View {",
            ]
                + SwiftExpression([
                    SwiftExpression.Call("DelayedTransitionView", arguments.isEmpty ? nil : arguments)
                ]).lines(suffix: " {", indent: 2)
                + ["            content()", "        }", "    }", "}"])
        return [container]
            + views.map { member in
                let name = context.names.functions.name(
                    context.lower(self.name.rawValue, kind: SwiftIdentifier.upper([member.view.rawValue])), kind: "View"
                )
                var declaration = SwiftDeclaration(
                    place: place, summary: "View '\(member.view)' in container '\(self.name)'.",
                    imports: [.delayedTransitionView, .swiftUI])
                var function = SwiftFunction(name: name)
                function.result =
                    SwiftExpression([SwiftExpression.Call("delayedPresentation", member.arguments)]).lines(indent: 2)
                declaration.lines = function.lines
                return declaration
            }
    }

    /// What differs from the package's own values.
    private var arguments: [String] {
        let plain = DelayedContainer(name: name)
        func differing(_ value: Double, _ other: Double) -> Double? { value == other ? nil : value }
        return delayedArguments(
            duration: differing(animationDuration, plain.animationDuration), delay: differing(delay, plain.delay),
            offset: differing(offset, plain.offset), orientation: orientation == plain.orientation ? nil : orientation)
    }
}

extension DelayedContainer.Member {
    fileprivate var arguments: [String] {
        ["viewIndex: \(SwiftSpelling.number(viewIndex))"]
            + delayedArguments(
                duration: animationDuration, delay: delay, offset: offset, orientation: orientation)
    }
}

private func delayedArguments(
    duration: Double?, delay: Double?, offset: Double?, orientation: DelayedContainer.Orientation?
) -> [String] {
    let numbers = [("animationDuration", duration), ("delay", delay), ("offset", offset)]
    return numbers.compactMap { label, value in value.map { "\(label): \(SwiftSpelling.number($0))" } }
        + (orientation.map { ["orientation: .\($0.rawValue)"] } ?? [])
}
