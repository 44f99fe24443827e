/// The arguments between a call's parentheses, taken from left to right by the parameters they are for.
struct NotationArguments {
    private struct Argument {
        /// `_` where none is written.
        let label: String
        let value: Value
        /// Where the argument begins, its label if it has one, and where its value does.
        let start: Int
        let valueStart: Int
    }

    private enum Value {
        case number(String)
        case curve(String)
        case word(String)
    }

    /// The name of what is called, with its dot.
    private let call: String
    private let scanner: NotationScanner
    private var arguments: ArraySlice<Argument>
    /// The closing parenthesis.
    private let end: Int

    /// Reads from the opening parenthesis to the closing one; without parentheses there are no arguments.
    init(of call: String, from scanner: inout NotationScanner) throws(NotationError) {
        var arguments: [Argument] = []
        let isCalled = scanner.take("(")
        scanner.skipSpace()
        if isCalled, !scanner.isAt(")") {
            repeat {
                arguments.append(try Self.argument(from: &scanner))
                scanner.skipSpace()
            } while scanner.take(",")
        }
        end = scanner.position
        if isCalled, !scanner.take(")") { throw scanner.error("expected ',' or ')'\(scanner.found)") }
        self.call = call
        self.scanner = scanner
        self.arguments = arguments[...]
    }

    private static func argument(from scanner: inout NotationScanner) throws(NotationError) -> Argument {
        scanner.skipSpace()
        let start = scanner.position
        let first = try value(from: &scanner)
        guard case .word(let label) = first else {
            return Argument(label: "_", value: first, start: start, valueStart: start)
        }
        scanner.skipSpace()
        guard scanner.take(":") else {
            return Argument(label: "_", value: first, start: start, valueStart: start)
        }
        if label == "_" { throw scanner.error(at: start, "expected a label, found '_'") }
        scanner.skipSpace()
        let valueStart = scanner.position
        return Argument(label: label, value: try value(from: &scanner), start: start, valueStart: valueStart)
    }

    private static func value(from scanner: inout NotationScanner) throws(NotationError) -> Value {
        if let number = try scanner.number() { return .number(number) }
        let isCurve = scanner.take(".")
        let name = scanner.name()
        guard !name.isEmpty else { throw scanner.error("expected a value\(scanner.found)") }
        return isCurve ? .curve(name) : .word(name)
    }
}

extension NotationArguments {
    /// Whether the first argument is the name of a curve.
    var startsWithCurve: Bool {
        if case .curve = arguments.first?.value { true } else { false }
    }

    /// Which of the forms of the call its labels belong to: the first that has them all, each once and in order.
    func form(_ forms: [String]...) throws(NotationError) -> Int {
        var candidates = Array(forms.indices)
        var used: [String] = []
        for argument in arguments {
            let label = argument.label
            let remaining = candidates.filter { forms[$0].contains(label) }
            guard !remaining.isEmpty else {
                throw unfit(argument, after: used, in: forms, candidates: candidates)
            }
            candidates = remaining
            used.append(label)
        }
        let form = forms[candidates[0]]
        var next = 0
        for (index, argument) in arguments.enumerated() {
            if let place = form[next...].firstIndex(of: argument.label) {
                next = place + 1
            } else {
                throw misplaced(argument, after: Array(used[..<index]), in: form)
            }
        }
        return candidates[0]
    }

    /// The next argument if it has the label, else the default; `name` is what messages call it.
    mutating func number(
        _ label: String, as name: String? = nil, default fallback: Double? = nil, _ range: ValueRange = .finite
    ) throws(NotationError) -> Double {
        let name = name ?? label
        guard let argument = take(label) else {
            guard let fallback else { throw missing(name) }
            return fallback
        }
        guard case .number(let text) = argument.value, let value = Double(text) else {
            throw scanner.error(at: argument.valueStart, "\(name) must be a number")
        }
        guard range.contains(value) else {
            let requirement = range.requirement(of: value)
            throw scanner.error(at: argument.valueStart, "\(name) is \(shortened(text)); it must be \(requirement)")
        }
        // Minus zero would print as a different text.
        return value == 0 ? 0 : value
    }

    /// The next, unlabelled argument: a whole number of at least 1.
    mutating func count(as name: String) throws(NotationError) -> Int {
        guard let argument = take("_") else { throw missing(name) }
        guard case .number(let text) = argument.value, let value = Double(text) else {
            throw scanner.error(at: argument.valueStart, "\(name) must be a whole number")
        }
        guard let count = Int(text), count >= 1 else {
            let requirement = value < 1 ? "at least 1" : value > 1e15 ? "less than 2^63" : "a whole number"
            throw scanner.error(at: argument.valueStart, "\(name) is \(shortened(text)); it must be \(requirement)")
        }
        return count
    }

    /// The next argument if it has the label, else the default.
    mutating func truth(_ label: String, default fallback: Bool) throws(NotationError) -> Bool {
        guard let argument = take(label) else { return fallback }
        guard case .word(let word) = argument.value, let value = Bool(word) else {
            throw scanner.error(at: argument.valueStart, "\(label) must be true or false")
        }
        return value
    }

    /// The next, unlabelled argument: the name of a curve.
    mutating func curve() throws(NotationError) -> UnitCurve.Name {
        guard let argument = take("_"), case .curve(let name) = argument.value else { throw missing("curve") }
        guard let curve = UnitCurve.Name(rawValue: name) else {
            let known = UnitCurve.Name.allCases.map(\.rawValue)
            throw scanner.error(
                at: argument.valueStart + 1, "unknown curve '.\(name)'",
                suggestion: suggestion(for: name, among: known).map { ".\($0)" })
        }
        return curve
    }

    private mutating func take(_ label: String) -> Argument? {
        guard arguments.first?.label == label else { return nil }
        return arguments.removeFirst()
    }
}

// What is wrong with an argument, in words.
extension NotationArguments {
    private func missing(_ name: String) -> NotationError {
        scanner.error(at: arguments.first?.start ?? end, "'\(call)' needs the argument '\(name)'")
    }

    private func unfit(
        _ argument: Argument, after used: [String], in forms: [[String]], candidates: [Int]
    ) -> NotationError {
        let label = argument.label
        let open = candidates.flatMap { forms[$0] }.filter { $0 != "_" && !used.contains($0) }
        if label == "_" {
            let message = open.isEmpty ? "'\(call)' takes no arguments" : "an argument of '\(call)' needs a label"
            return scanner.error(at: argument.start, message, suggestion: open.first.map { "\($0):" })
        }
        if forms.contains(where: { $0.contains(label) }), let partner = used.first(where: { $0 != "_" }) {
            return scanner.error(at: argument.start, "'\(label)' of '\(call)' does not go with '\(partner)'")
        }
        return scanner.error(
            at: argument.start, "unknown argument '\(label)' of '\(call)'",
            suggestion: suggestion(for: label, among: open))
    }

    private func misplaced(_ argument: Argument, after used: [String], in form: [String]) -> NotationError {
        let label = argument.label
        if label == "_" { return scanner.error(at: argument.start, "'\(call)' has too many arguments without a label") }
        if used.contains(label) { return scanner.error(at: argument.start, "'\(label)' is given twice") }
        let place = form.firstIndex(of: label) ?? 0
        let later = used.first { form.firstIndex(of: $0) ?? 0 > place } ?? ""
        return scanner.error(at: argument.start, "'\(label)' must stand before '\(later)'")
    }
}
