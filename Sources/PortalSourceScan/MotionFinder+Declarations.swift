import PortalMotion

/// Types, functions, variables, and what names mean in them.
extension MotionFinder {
    mutating func visitDeclaration(_ word: String, _ place: Int) {
        // A label, as in `for: .source`.
        guard source.kind(place + 1) != .colon else { return }
        switch word {
        case "struct", "class", "enum", "actor", "protocol", "extension":
            if let name = typeName(place + 1) { heading = Heading(kind: .type, name: name, depth: depth) }
        case "func" where source.isName(place + 1) || source.kind(place + 1) == .symbol:
            declareFunction(source.text(place + 1), from: place + 2)
        case "init", "subscript": declareFunction(word, from: place + 1)
        case "let", "var": declareVariable(place, isConstant: word == "let")
        case "for":
            bindWords(from: place + 1, reason: "changes in a loop")
            blockDepth = depth
        case "if", "while", "switch", "do", "else", "catch", "defer", "repeat", "get": blockDepth = depth
        default: break
        }
    }

    /// The last part of `Outer.Inner`; `nil` after `class` as a modifier.
    private func typeName(_ start: Int) -> String? {
        guard source.isName(start), !["func", "var", "let", "subscript"].contains(source.text(start)) else {
            return nil
        }
        var place = start
        for _ in 0..<8 where source.kind(place + 1) == .dot && source.isName(place + 2) { place += 2 }
        return source.text(place)
    }

    private mutating func declareFunction(_ name: String, from start: Int) {
        var place = start
        for _ in 0..<32 where !source.isOpen(place, "(") && !source.isOpen(place, "{") { place = source.after(place) }
        guard source.isOpen(place, "("), let parameters = source.arguments(place) else { return }
        var heading = Heading(kind: .function, name: name, depth: depth)
        // Its inner name stands before the colon.
        heading.parameters = parameters.map { parameter in
            parameter.label.isEmpty && source.kind(parameter.start + 2) == .colon
                ? source.text(parameter.start + 1) : parameter.label
        }
        var arrow = source.after(place)
        for _ in 0..<4 where source.kind(arrow) == .word || source.isOpen(arrow, "(") { arrow = source.after(arrow) }
        heading.returnsAnimation = source.isSymbol(arrow, "->") && isAnimationType(arrow + 1)
        self.heading = heading
    }

    private mutating func declareVariable(_ place: Int, isConstant: Bool) {
        heading = nil
        guard source.isName(place + 1) else {
            if source.isOpen(place + 1, "("), let close = source.closing(place + 1) {
                for inner in (place + 2..<close).prefix(64) where source.isName(inner) {
                    bind(source.text(inner), "is a part of something")
                }
            }
            return
        }
        let name = source.text(place + 1)
        var next = place + 2
        var type = ""
        if source.kind(next) == .colon {
            let start = next + 1
            next = start
            for _ in 0..<32 where !endsType(next, from: start) { next = source.after(next) }
            if next == start + 1 { type = source.text(start) }
            if source.isOpen(next, "{") {
                heading = Heading(
                    kind: .function, name: name, returnsAnimation: isAnimationType(start), depth: depth)
                if source.isWord(place - 1, "static"), scopes.isInAnimation {
                    let hasReturn = source.isWord(next + 1, "return")
                    declareMember(name, at: next + (hasReturn ? 2 : 1), until: source.closing(next))
                }
            }
        }
        let hasValue = source.kind(next) == .equal
        if hasValue { initializer = (name, next + 1) }
        if hasValue, source.isWord(place - 1, "static"), scopes.isInAnimation { declareMember(name, at: next + 1) }
        if !isConstant {
            bind(name, "is a variable")
        } else if isCondition(place - 1) || !hasValue {
            bind(name, "is set when it runs")
        } else {
            bindConstant(name, at: next + 1, type: type)
            bindFurther(from: next + 1)
        }
    }

    /// - Parameter end: the brace after which it must end; otherwise it is one of several statements.
    private mutating func declareMember(_ name: String, at start: Int, until end: Int? = nil) {
        guard collectsMembers, !Animation.Base.names.contains(name) else { return }
        let isWhole = end == nil || end == self.end(of: start)
        members.add(name, isWhole ? (try? written.animation(at: start)) ?? nil : nil)
    }

    private func endsType(_ place: Int, from start: Int) -> Bool {
        switch source.kind(place) {
        case .end, .equal, .close, .comma, .semicolon, .branch: true
        case .open: source.isOpen(place, "{")
        case .symbol: source.isSymbol(place, "=")
        case .word, .quotedWord, .at, .hash: place > start && source.startsLine(place)
        case .number, .literal, .colon, .dot: false
        }
    }

    private func isCondition(_ place: Int) -> Bool {
        source.kind(place) == .comma || source.kind(place) == .open && !source.isOpen(place, "{")
            || ["if", "guard", "while", "case"].contains { source.isWord(place, $0) }
    }

    private mutating func bindConstant(_ name: String, at start: Int, type: String) {
        if let animation = try? written.animation(at: start), ["", "Animation"].contains(type) {
            scopes.bind(name, .constant(.animation(animation), branch: scopes.branch))
        } else if let number = try? Arithmetic(source: source, scopes: scopes).constant(at: start, type: type) {
            scopes.bind(name, .constant(.number(number), branch: scopes.branch))
        } else {
            bind(name, "is no literal")
        }
    }

    /// `let a = 1.0, b = 2.0`
    private mutating func bindFurther(from start: Int) {
        var place = start
        var steps = 0
        while steps < 64, !source.endsExpression(place) || source.kind(place) == .comma {
            steps += 1
            if source.kind(place) == .comma, source.isName(place + 1) {
                bind(source.text(place + 1), "is declared beside another")
            }
            place = source.after(place)
        }
    }

    private mutating func bindWords(from start: Int, reason: String) {
        for place in start..<start + 16 {
            if source.isWord(place, "in") { return }
            if source.isName(place) { bind(source.text(place), reason) }
        }
    }

    private mutating func bind(_ name: String, _ reason: String) {
        scopes.bind(name, .other("'\(name)' \(reason)"))
    }
}

extension MotionFinder {
    mutating func openScope(_ place: Int) {
        if let heading, heading.depth == depth {
            self.heading = nil
            blockDepth = nil
            return scopes.open(heading.kind) { scope in
                if heading.kind == .type {
                    (scope.typeName, scope.functionName) = (heading.name, "")
                } else {
                    scope.functionName = heading.name
                }
                scope.returnsAnimation = heading.returnsAnimation
                for name in heading.parameters where !name.isEmpty {
                    scope.bindings[name] = .other("'\(name)' is a parameter")
                }
            }
        }
        if blockDepth == depth {
            blockDepth = nil
            return scopes.open(.block) { _ in }
        }
        let container = containers.removeValue(forKey: place)
        let names = closureParameters(place)
        scopes.open(.closure) { scope in
            if let container { scope.container = container }
            if let initializer, initializer.start == place { scope.functionName = initializer.name }
            for name in names { scope.bindings[name] = .other("'\(name)' is a closure's parameter") }
        }
    }

    /// Every name between a closure's brace and its `in`; a type's among them does no harm.
    private func closureParameters(_ brace: Int) -> [String] {
        var names: [String] = []
        for place in brace + 1...brace + 24 {
            switch source.kind(place) {
            case .word where source.isWord(place, "in"): return names
            case .word, .quotedWord: names.append(source.text(place))
            case .comma, .colon, .dot, .at, .symbol: break
            case .open, .close: if source.text(place) == "{" || source.text(place) == "}" { return [] }
            case .number, .literal, .semicolon, .hash, .equal, .branch, .end: return []
            }
        }
        return []
    }
}
