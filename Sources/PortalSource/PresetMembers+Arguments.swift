import PortalModel

extension PresetMembers {
    /// The text of an animation as an argument: a long one is a constant of the function. `nil`, with a note, if it has
    /// no expression.
    ///
    /// - Parameter constant: what it is called.
    func argument(
        _ text: AnimationText, constant: String, _ declaration: inout SwiftDeclaration, _ function: inout SwiftFunction
    ) -> String? {
        do {
            let source = try source(text)
            declaration.needs = max(declaration.needs, source.needs)
            if source.expression.text.count <= Self.longestArgument { return source.expression.text }
            function.statements.append(source.expression.lines("let \(constant): Animation = ", indent: 2))
            return constant
        } catch {
            declaration.notes.append("The animation '\(constant)' is left out: \(error.words).")
            return nil
        }
    }

    private static let longestArgument = 60
}
