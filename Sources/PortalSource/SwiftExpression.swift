/// A chain of calls, laid out in lines that are not too long.
struct SwiftExpression {
    struct Call {
        var name: String
        /// `nil`: no parentheses.
        var arguments: [String]?

        init(_ name: String, _ arguments: [String]? = nil) {
            self.name = name
            self.arguments = arguments
        }

        var text: String { name + (arguments.map { "(\($0.joined(separator: ", ")))" } ?? "") }
    }

    var calls: [Call]

    init(_ calls: [Call]) { self.calls = calls }

    /// On one line.
    var text: String { calls.map(\.text).joined() }

    /// - Parameters:
    ///   - prefix: what stands before it, with the space between.
    ///   - suffix: what stands behind it, as ` {`.
    ///   - isBroken: whether each call has a line of its own in any case.
    func lines(_ prefix: String = "", suffix: String = "", indent: Int, isBroken: Bool = false) -> [String] {
        let line = SwiftSpelling.indentation(indent) + prefix + text + suffix
        if !isBroken || calls.count == 1, line.count <= SwiftSpelling.lineLength { return [line] }
        return calls.enumerated().flatMap { place, call in
            call.lines(
                place == 0 ? prefix : "", suffix: place == calls.count - 1 ? suffix : "",
                indent: place == 0 ? indent : indent + 1)
        }
    }
}

extension SwiftExpression.Call {
    func lines(_ prefix: String = "", suffix: String = "", indent: Int) -> [String] {
        let start = SwiftSpelling.indentation(indent) + prefix
        let line = start + text + suffix
        guard line.count > SwiftSpelling.lineLength, let arguments, !arguments.isEmpty else { return [line] }
        // A parenthesis stays with the last argument unless a block or a result follows it.
        let isAlone = !suffix.isEmpty
        var lines = [start + name + "("] + Self.packed(arguments, indent: indent + 1, end: isAlone ? "" : ")")
        if isAlone { lines.append(SwiftSpelling.indentation(indent) + ")" + suffix) }
        return lines
    }

    /// As many arguments in a line as fit.
    private static func packed(_ arguments: [String], indent: Int, end: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for (place, argument) in arguments.enumerated() {
            let text = argument + (place == arguments.count - 1 ? end : ",")
            let room = SwiftSpelling.lineLength - 4 * indent
            if line.isEmpty {
                line = text
            } else if line.count + 1 + text.count <= room {
                line += " " + text
            } else {
                lines.append(line)
                line = text
            }
        }
        return (lines + [line]).map { SwiftSpelling.indentation(indent) + $0 }
    }
}
