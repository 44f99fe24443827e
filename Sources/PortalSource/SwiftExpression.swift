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
        if prefix.hasSuffix("= ") {
            let head = SwiftSpelling.indentation(indent) + prefix.dropLast()
            let line = SwiftSpelling.indentation(indent + 1) + text + suffix
            if line.count <= SwiftSpelling.lineLength { return [head, line] }
            return [head] + chained("", suffix, indent: indent + 1, restIndent: indent + 1)
        }
        return chained(prefix, suffix, indent: indent, restIndent: indent + 1)
    }

    /// Each call on lines of its own.
    private func chained(_ prefix: String, _ suffix: String, indent: Int, restIndent: Int) -> [String] {
        var lines: [String] = []
        var restIndent = restIndent
        for (place, call) in calls.enumerated() {
            lines += call.lines(
                place == 0 ? prefix : "", suffix: place == calls.count - 1 ? suffix : "",
                indent: place == 0 ? indent : restIndent, isFollowed: place < calls.count - 1)
            // Behind a first call that ends on a line of its own there is no deeper indentation.
            if place == 0, lines.count > 1 { restIndent = indent }
        }
        return lines
    }
}

extension SwiftExpression.Call {
    /// - Parameter isFollowed: whether another call comes after it.
    func lines(_ prefix: String, suffix: String, indent: Int, isFollowed: Bool) -> [String] {
        let start = SwiftSpelling.indentation(indent) + prefix
        let line = start + text + suffix
        guard line.count > SwiftSpelling.lineLength, let arguments, !arguments.isEmpty else { return [line] }
        // A parenthesis stays with the last argument unless something follows it.
        let isAlone = isFollowed || !suffix.isEmpty
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
