import PortalModel

extension LayerEffect {
    /// A view modifier that changes one property as a flight starts and returns, and the function that applies it.
    ///
    /// - Returns: what to declare, and the function's name; `nil` for an effect without a step.
    func declarations(
        of transition: Transition, _ context: inout SceneContext
    ) -> (declarations: [SwiftDeclaration], function: String)? {
        guard !onActivate.isEmpty || !onDeactivate.isEmpty else { return nil }
        let word = property.rawValue
        let kind = SwiftIdentifier.upper([word])
        let type = context.names.types.name(context.upper(transition.name.rawValue, kind: kind), kind: "Effect")
        let function = context.names.functions.name(
            context.lower(transition.name.rawValue, kind: kind), kind: "Effect")
        var declaration = SwiftDeclaration(
            place: context.place("transition", transition.name.rawValue),
            summary: "What \(function)(isActive:) puts on a view.",
            imports: [.swiftUI], isType: true)
        let neutral = property == .rotation ? 0.0 : 1
        let delay = transition.flightDelay(context.target)
        let (open, opensInSteps) = lines(onActivate, after: delay, context, &declaration)
        let (close, closesInSteps) = lines(onDeactivate, after: 0, context, &declaration)
        if case .group(_, let stagger) = transition.subject, stagger > 0, !open.isEmpty {
            declaration.notes.append(
                "It starts with the first flight of the group; in the catalog each portal's starts with its own.")
        }
        if let rest = (onDeactivate.last ?? onActivate.last)?.to, rest != neutral {
            let (rest, start) = (SwiftSpelling.number(rest), SwiftSpelling.number(neutral))
            declaration.notes.append("Between flights it stays at \(rest); in the catalog each starts at \(start).")
        }
        var steps = Self.branches(open, close)
        if opensInSteps || closesInSteps {
            steps = ["do {"] + SwiftSpelling.indented(steps, by: 1)
            steps += ["} catch {", "    // A newer flight has taken over.", "}"]
        }
        declaration.lines =
            [
                "private struct \(type): ViewModifier {", "    var isActive: Bool", "    var isLayer = false",
                "    @State private var value = \(neutral)", "    @State private var hasFlown = false", "",
                "    func body(content: Content) -> some View {",
                "        content.\(property.modifier).task(id: isActive) {",
                "            // A view that only appears does not fly; a layer appears in order to.",
                "            guard isActive || isLayer || hasFlown else { return }", "            hasFlown = true",
            ] + SwiftSpelling.indented(steps, by: 3) + ["        }", "    }", "}"]
        var applied = SwiftFunction(name: function, parameters: ["isActive: Bool", "isLayer: Bool = false"])
        applied.result = ["        modifier(\(type)(isActive: isActive, isLayer: isLayer))"]
        let applier = SwiftDeclaration(
            place: declaration.place,
            summary: "Changes the \(word) during the flights of transition '\(transition.name)'.",
            needs: declaration.needs, imports: [.swiftUI], lines: applied.lines)
        return ([declaration, applier], function)
    }

    private static func branches(_ open: [String], _ close: [String]) -> [String] {
        if open.isEmpty { return ["if !isActive {"] + SwiftSpelling.indented(close, by: 1) + ["}"] }
        let start = ["if isActive {"] + SwiftSpelling.indented(open, by: 1)
        return start + (close.isEmpty ? [] : ["} else {"] + SwiftSpelling.indented(close, by: 1)) + ["}"]
    }

    /// The steps, and whether they wait.
    ///
    /// - Parameter delay: seconds until the flight starts, from which the steps are counted.
    private func lines(
        _ steps: [Step], after delay: Double, _ context: SceneContext, _ declaration: inout SwiftDeclaration
    ) -> (lines: [String], waits: Bool) {
        var lines: [String] = []
        var waits = false
        var time = -delay
        for step in steps {
            guard let nanoseconds = UInt64(exactly: ((step.at - time) * 1e9).rounded()) else {
                declaration.notes.append("What follows after \(SwiftSpelling.number(max(0, time))) s is left out.")
                break
            }
            if nanoseconds > 0 {
                lines.append("try await Task.sleep(nanoseconds: \(SwiftSpelling.number(nanoseconds)))")
                waits = true
                time = step.at
            }
            var function = SwiftFunction(name: "")
            let constant = "animation\(lines.count)"
            let animation = context.presets.argument(step.animation, constant: constant, &declaration, &function)
            lines += function.statements.flatMap(\.self).map { String($0.dropFirst(8)) }
            let value = SwiftSpelling.number(step.to)
            lines.append(animation.map { "withAnimation(\($0)) { value = \(value) }" } ?? "value = \(value)")
        }
        return (lines, waits)
    }
}

extension LayerEffect.Property {
    fileprivate var modifier: String {
        switch self {
        case .scale: "scaleEffect(value)"
        case .rotation: "rotationEffect(.degrees(value))"
        case .opacity: "opacity(value)"
        }
    }
}
