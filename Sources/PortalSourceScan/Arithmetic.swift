/// Why a value is not known without running the program.
struct Unevaluated: Error, Hashable {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Values that are written out: numbers, arithmetic of numbers, and constants of the same scope.
struct Arithmetic {
    let source: SourceText
    let scopes: Scopes

    private static let maximumDepth = 32
    private static let floatingTypes = ["Double", "CGFloat", "TimeInterval"]

    /// The number that stands from a place to the end of its expression.
    func number(at start: Int) throws(Unevaluated) -> Double {
        let (value, end) = try sum(at: start, depth: 0)
        guard source.endsExpression(end) else { throw Unevaluated(reason(at: start)) }
        guard value.isFinite else { throw Unevaluated("its value is not finite") }
        return value
    }

    /// A whole number that is written out.
    func count(at start: Int) throws(Unevaluated) -> Int {
        guard source.kind(start) == .number, source.endsExpression(start + 1),
            let count = Int(source.text(start).filter { $0 != "_" })
        else { throw Unevaluated(reason(at: start)) }
        return count
    }

    private func sum(at start: Int, depth: Int) throws(Unevaluated) -> (Double, Int) {
        var (value, place) = try product(at: start, depth: depth)
        while source.isSymbol(place, "+") || source.isSymbol(place, "-") {
            let (other, end) = try product(at: place + 1, depth: depth)
            value = source.isSymbol(place, "+") ? value + other : value - other
            place = end
        }
        return (value, place)
    }

    private func product(at start: Int, depth: Int) throws(Unevaluated) -> (Double, Int) {
        var (value, place) = try factor(at: start, depth: depth)
        while source.isSymbol(place, "*") || source.isSymbol(place, "/") {
            let (other, end) = try factor(at: place + 1, depth: depth)
            value = source.isSymbol(place, "*") ? value * other : value / other
            place = end
        }
        return (value, place)
    }

    private func factor(at start: Int, depth: Int) throws(Unevaluated) -> (Double, Int) {
        guard depth < Self.maximumDepth else { throw Unevaluated("it is nested too deeply") }
        if source.isSymbol(start, "-") {
            let (value, end) = try factor(at: start + 1, depth: depth + 1)
            return (-value, end)
        }
        if source.isOpen(start, "("), let close = source.closing(start) {
            let (value, end) = try sum(at: start + 1, depth: depth + 1)
            guard end == close else { throw Unevaluated(reason(at: start)) }
            return (value, close + 1)
        }
        if source.kind(start) == .number, let value = Self.value(of: source.text(start)) { return (value, start + 1) }
        guard source.isName(start), source.kind(start + 1) != .dot,
            source.kind(start + 1) != .open
                || source.startsLine(start + 1)
        else { throw Unevaluated(reason(at: start)) }
        return (try constant(source.text(start)), start + 1)
    }

    private func constant(_ name: String) throws(Unevaluated) -> Double {
        switch scopes.meaning(of: name) {
        case .constant(.number(let value), _): return value
        case .constant(.animation, _): throw Unevaluated("'\(name)' is no number")
        case .other(let reason): throw Unevaluated(reason)
        }
    }

    /// The value of a `let` that is written at a place.
    ///
    /// - Parameter type: as it is written, empty without: a number without a point is then whole, and fits nowhere.
    func constant(at start: Int, type: String) throws(Unevaluated) -> Double {
        let (value, end) = try sum(at: start, depth: 0)
        let hasPoint = (start..<end).contains { source.kind($0) == .number && isFloating(source.text($0)) }
        guard source.endsExpression(end), Self.floatingTypes.contains(type) || type.isEmpty && hasPoint else {
            throw Unevaluated(reason(at: start))
        }
        return value
    }

    private func isFloating(_ literal: String) -> Bool {
        !literal.hasPrefix("0x") && literal.contains { $0 == "." || $0 == "e" }
    }

    private static func value(of literal: String) -> Double? {
        let digits = literal.filter { $0 != "_" }
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2).map(Double.init) }
        if digits.hasPrefix("0o") { return Int(digits.dropFirst(2), radix: 8).map(Double.init) }
        return Double(digits)
    }

    /// Why what stands at a place is no value, as far as it shows.
    func reason(at start: Int) -> String {
        var place = start
        var isCall = false
        for _ in 0..<64 where place == start || !source.endsExpression(place) || source.isSymbol(place, "?") {
            if source.isSymbol(place, "?"), !source.isBeside(place, place + 1) { return "a condition chooses it" }
            if source.isSymbol(place, "??") { return "it may come from elsewhere" }
            if source.isOpen(place, "("), source.isName(place - 1) { isCall = true }
            place = source.after(place)
        }
        guard place > start, source.kind(start) != .end else { return "there is no value" }
        let text = source.text(start, through: min(place, source.tokens.count) - 1)
        return isCall ? "a call computes '\(text)'" : "'\(text)' is no literal"
    }
}
