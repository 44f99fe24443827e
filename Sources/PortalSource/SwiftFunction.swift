/// A function of `View` that calls a package's modifier.
struct SwiftFunction {
    var name: String
    /// As `isActive: Binding<Bool>`.
    var parameters: [String] = []
    /// Statements before the result.
    var statements: [[String]] = []
    var result: [String] = []

    /// With its result laid out at an indentation of 2, and `return` before it if there are statements.
    var lines: [String] {
        let head = SwiftExpression([SwiftExpression.Call("func " + name, parameters)])
        return head.lines(suffix: " -> some View {", indent: 1) + statements.flatMap(\.self) + result + ["    }"]
    }

    /// `return `, where a result needs it.
    var keyword: String { statements.isEmpty ? "" : "return " }
}
