import PortalMotion

/// Finds in Swift text where it says how something moves.
///
/// It knows no types. A member without its type, as `.smooth`, counts only where an animation is expected: as the
/// argument of a call that takes one, as the value of something that is declared an `Animation`, or as what such a
/// function returns.
struct MotionFinder {
    /// A declaration whose braces come next.
    struct Heading {
        var kind: Scopes.Kind
        var name: String
        var returnsAnimation = false
        var parameters: [String] = []
        /// How many brackets are open where the braces belong.
        var depth: Int
    }

    let source: SourceText
    let defaults: PackageDefaults
    var members: AnimationMembers
    /// Whether what is declared here is added to the members.
    var collectsMembers = false
    var scopes = Scopes()
    private(set) var found: [FoundMotion] = []
    var heading: Heading?
    /// How many brackets were open at the last `if`, `for` and the like, whose braces are no closure's.
    var blockDepth: Int?
    var depth = 0
    /// A variable, and where its value begins.
    var initializer: (name: String, start: Int)?
    /// What the views in a brace are told of their container.
    var containers: [Int: Scopes.DelayedContainer] = [:]
    private(set) lazy var importsMotion = source.importsMotion
    private var branches: [Int] = []
    /// Where values begin that were read already.
    private var handled: Set<Int> = []

    init(_ bytes: [UInt8], defaults: PackageDefaults, members: AnimationMembers) {
        source = SourceText(bytes)
        self.defaults = defaults
        self.members = members
    }

    mutating func find() -> [FoundMotion] {
        var place = 0
        while place < source.tokens.count {
            visit(place)
            place = source.kind(place) == .branch ? afterBranch(place) : place + 1
        }
        // An argument may be read before what stands in front of it.
        return found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }

    var written: WrittenAnimation {
        WrittenAnimation(source: source, scopes: scopes, defaults: defaults, members: members)
    }

    private mutating func visit(_ place: Int) {
        switch source.kind(place) {
        case .open:
            if source.isOpen(place, "{") { openScope(place) }
            depth += 1
        case .close:
            depth -= 1
            if source.isClose(place, "}") { scopes.close() }
            if depth < heading?.depth ?? .min { heading = nil }
        case .dot: visitDot(place)
        case .word: visitWord(place)
        case .quotedWord, .number, .literal, .comma, .colon, .semicolon, .at, .hash, .equal, .symbol, .branch, .end:
            break
        }
    }

    private mutating func visitWord(_ place: Int) {
        let token = source.tokens[place]
        // No known word is longer.
        guard token.end - token.start <= 29 else { return }
        let word = source.text(place)
        switch word {
        case "Animation", "Self": visitType(place)
        case "animation" where source.kind(place + 1) == .colon: visitLabel(place)
        case "animation" where source.kind(place - 1) == .dot && source.kind(place + 1) == .equal:
            recordIfCertain("animation =", place + 2)
        case "return" where scopes.innermost.returnsAnimation:
            if !source.endsExpression(place + 1) { record("return", place + 1) }
        default:
            if source.kind(place - 1) != .dot { visitDeclaration(word, place) }
            if !source.isWord(place - 1, "func") { visitCall(word, place) }
        }
    }

    /// In what returns an animation, one that is all of the body or of a case is returned.
    private mutating func visitDot(_ place: Int) {
        guard scopes.innermost.returnsAnimation, written.begins(at: place) else { return }
        let isBody = source.isOpen(place - 1, "{")
        if isBody || source.kind(place - 1) == .colon && isCaseLabel(place - 1) { record("return", place) }
    }

    private func isCaseLabel(_ colon: Int) -> Bool {
        var place = colon
        for _ in 0..<16 where !source.startsLine(place) { place -= 1 }
        return source.isWord(place, "case") || source.isWord(place, "default")
    }

    /// What is never compiled is passed over.
    private mutating func afterBranch(_ place: Int) -> Int {
        let words = source.text(place).split(whereSeparator: \.isWhitespace)
        switch words.first {
        case "#if": branches.append(place + 1)
        case "#endif": _ = branches.popLast()
        default:
            _ = branches.popLast()
            branches.append(place + 1)
        }
        scopes.branch = branches.last ?? 0
        guard words.count == 2, words[1] == "false", words[0] != "#endif" else { return place + 1 }
        var (next, level) = (place + 1, 0)
        while next < source.tokens.count {
            if source.kind(next) == .branch {
                let text = source.text(next)
                if level == 0, !text.hasPrefix("#if") { break }
                level += text.hasPrefix("#if") ? 1 : text.hasPrefix("#endif") ? -1 : 0
            }
            next += 1
        }
        return next
    }
}

extension MotionFinder {
    /// Adds what is written at a place.
    ///
    /// - Parameters:
    ///   - line: of what uses it, if that is not where the value is.
    ///   - end: the place after the value, if that is known.
    mutating func record(_ use: String, _ start: Int, end: Int? = nil, detail: String = "") {
        // Text that breaks off has no value there.
        guard source.kind(start) != .end, handled.insert(start).inserted else { return }
        let text = source.text(start, through: max(start, (end ?? self.end(of: start)) - 1))
        do throws(Unevaluated) {
            guard let animation = try written.animation(at: start) else { return }
            add(use, start, text, .animation(animation), detail: detail)
        } catch {
            add(use, start, text, .unknown(error.reason), detail: detail)
        }
    }

    /// Adds what is written at a place where something else may be expected: only if it is an animation for sure, or
    /// chooses between such.
    mutating func recordIfCertain(_ use: String, _ start: Int, end: Int? = nil) {
        let end = end ?? self.end(of: start)
        let isNamed = source.isName(start) && (try? written.animation(at: start)) != nil
        if isNamed || (start..<min(end, start + 32)).contains(where: written.begins) {
            record(use, start, end: end)
        }
    }

    /// Adds something with a value that is known, or without one.
    mutating func add(_ use: String, _ place: Int, _ text: String, _ value: FoundMotion.Value, detail: String = "") {
        let scope = scopes.innermost
        var names = [scope.typeName, scope.functionName]
        if let initializer, initializer.start == place { names[1] = initializer.name }
        found.append(
            FoundMotion(
                line: source.line(place), declaration: names.filter { !$0.isEmpty }, detail: detail, use: use,
                text: text, value: value))
    }

    func end(of start: Int) -> Int {
        var place = source.after(start)
        var steps = 0
        while steps < 64, !source.endsExpression(place) {
            place = source.after(place)
            steps += 1
        }
        return min(place, source.tokens.count)
    }
}

extension FoundMotion {
    /// All that is found in a file's bytes, in the order of its lines.
    ///
    /// - Parameter members: what this and other files add to `Animation`.
    package static func all(
        in bytes: [UInt8], defaults: PackageDefaults, members: AnimationMembers = AnimationMembers()
    ) -> [FoundMotion] {
        var finder = MotionFinder(bytes, defaults: defaults, members: members)
        return finder.find()
    }
}
