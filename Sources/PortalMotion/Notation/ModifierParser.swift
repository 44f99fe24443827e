extension Animation.Modifier {
    /// Every name that a modifier can have.
    package static let names = ["delay", "speed", "repeatCount", "repeatForever", "logicallyComplete"]

    /// Reads modifiers up to the end of the text.
    static func list(from scanner: inout NotationScanner) throws(NotationError) -> [Self] {
        var modifiers: [Self] = []
        while true {
            scanner.skipSpace()
            if scanner.isAtEnd { return modifiers }
            guard scanner.take(".") else { throw scanner.error("expected a modifier or the end\(scanner.found)") }
            modifiers.append(try Self(from: &scanner))
        }
    }

    /// Reads one modifier, after its dot.
    private init(from scanner: inout NotationScanner) throws(NotationError) {
        let start = scanner.position
        let name = scanner.name()
        guard Self.names.contains(name) else {
            let message = name.isEmpty ? "expected a name after '.'" : "unknown modifier '.\(name)'"
            let known = suggestion(for: name, among: Self.names).map { ".\($0)" }
            throw scanner.error(at: start, message, suggestion: known)
        }
        scanner.skipSpace()
        guard scanner.isAt("(") else { throw scanner.error("expected '(' after '.\(name)'\(scanner.found)") }
        var arguments = try NotationArguments(of: ".\(name)", from: &scanner)
        switch name {
        case "delay":
            _ = try arguments.form(["_"])
            self = .delay(try arguments.number("_", as: name, .notNegative))
        case "speed":
            _ = try arguments.form(["_"])
            self = .speed(try arguments.number("_", as: name, .positive))
        case "repeatCount":
            _ = try arguments.form(["_", "autoreverses"])
            let count = try arguments.count(as: "repeat count")
            self = .repeatCount(count, autoreverses: try arguments.truth("autoreverses", default: true))
        case "repeatForever":
            _ = try arguments.form(["autoreverses"])
            self = .repeatForever(autoreverses: try arguments.truth("autoreverses", default: true))
        default:
            _ = try arguments.form(["after"])
            self = .logicallyComplete(after: try arguments.number("after", .notNegative))
        }
    }
}
