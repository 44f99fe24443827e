import PortalRender

/// One thing's values, a line each.
struct Details {
    private var lines: [(name: String, value: String)] = []

    /// `nil` leaves the line out.
    mutating func add(_ name: String, _ value: String?) {
        if let value { lines.append((name, value)) }
    }

    static func + (first: Details, second: Details) -> Details {
        var both = first
        both.lines += second.lines
        return both
    }

    var text: [String] {
        let width = lines.map(\.name.terminalWidth).max() ?? 0
        return lines.map { "  \($0.name.padded(to: width))  \($0.value.printable)" }
    }
}
