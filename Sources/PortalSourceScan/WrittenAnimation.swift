import PortalMotion

/// Reads an animation where one is expected: `.smooth(duration: 0.4).delay(0.1)`, with or without its type in front.
struct WrittenAnimation {
    let source: SourceText
    let scopes: Scopes
    let defaults: PackageDefaults
    let members: AnimationMembers

    private var arithmetic: Arithmetic { Arithmetic(source: source, scopes: scopes) }

    /// Whether the type's own name, and what is of the type, begins here; the place of that dot.
    func dotAfterType(_ start: Int) -> Int? {
        let place = source.isWord(start, "SwiftUI") && source.kind(start + 1) == .dot ? start + 2 : start
        guard source.isWord(place, "Animation"), source.kind(place + 1) == .dot else { return nil }
        return place + 1
    }

    /// Whether a known animation begins here.
    func begins(at start: Int) -> Bool {
        let dot = dotAfterType(start) ?? start
        return source.kind(dot) == .dot && source.isName(dot + 1) && knows(source.text(dot + 1))
    }

    private func knows(_ name: String) -> Bool {
        Animation.Base.names.contains(name) || packageAnimation(name) != nil
            || (try? members.animation(name)) ?? nil != nil
    }

    private func packageAnimation(_ name: String) -> Animation? {
        switch name {
        case "defaultPopUpPresent": defaults.popUpPresent
        case "defaultPopUpDismiss": defaults.popUpDismiss
        default: nil
        }
    }

    /// - Returns: `nil` for `nil`, which is no animation.
    func animation(at start: Int) throws(Unevaluated) -> Animation? {
        guard source.kind(start) != .open || !source.isOpen(start, "{") else {
            throw Unevaluated("a closure chooses it")
        }
        let dot = dotAfterType(start) ?? start
        guard source.kind(dot) == .dot, source.isName(dot + 1) else { return try named(at: start) }
        let name = source.text(dot + 1)
        let member = try members.animation(name)
        guard member != nil || knows(name) else { throw Unevaluated("'.\(name)' is declared elsewhere") }
        var notation = ".\(name)"
        var place = dot + 2
        if source.isOpen(place, "("), !source.startsLine(place) {
            guard member == nil else { throw Unevaluated("a call computes '.\(name)'") }
            notation += try arguments(place, of: ".\(name)")
            place = source.after(place)
        }
        var base = packageAnimation(name) ?? member
        if base != nil { notation = "" }
        while source.kind(place) == .dot, source.isOpen(place + 2, "("),
            Animation.Modifier.names.contains(source.text(place + 1))
        {
            let modifier = ".\(source.text(place + 1))"
            notation += try modifier + arguments(place + 2, of: modifier)
            place = source.after(place + 2)
        }
        try checkEnd(at: place, from: start)
        do throws(NotationError) {
            let modified = try Animation(base == nil ? notation : ".default" + notation)
            base?.modifiers += modified.modifiers
            return base ?? modified
        } catch {
            throw Unevaluated(error.message)
        }
    }

    private func checkEnd(at place: Int, from start: Int) throws(Unevaluated) {
        guard source.kind(place) != .branch || source.kind(place + 1) != .dot else {
            throw Unevaluated("what follows depends on '#if'")
        }
        if source.kind(place) == .dot {
            throw Unevaluated("'.\(source.text(place + 1))' is no modifier of animations")
        }
        guard source.endsExpression(place) else { throw Unevaluated(arithmetic.reason(at: start)) }
    }

    private func named(at start: Int) throws(Unevaluated) -> Animation? {
        guard source.isName(start), source.endsExpression(start + 1) else {
            throw Unevaluated(arithmetic.reason(at: start))
        }
        if source.isWord(start, "nil") { return nil }
        let name = source.text(start)
        switch scopes.meaning(of: name) {
        case .constant(.animation(let animation), _): return animation
        case .constant(.number, _): throw Unevaluated("'\(name)' is no animation")
        case .other(let reason): throw Unevaluated(reason)
        }
    }

    /// The arguments of a call in notation, their values worked out.
    private func arguments(_ open: Int, of call: String) throws(Unevaluated) -> String {
        guard let arguments = source.arguments(open) else { throw Unevaluated("'\(call)' does not close") }
        // The longest form has five.
        guard arguments.count <= 8 else { throw Unevaluated("'\(call)' has too many arguments") }
        var texts: [String] = []
        for argument in arguments {
            let label = argument.label.isEmpty ? "" : argument.label + ": "
            texts.append(label + (try value(argument, of: call)))
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private func value(_ argument: SourceText.Argument, of call: String) throws(Unevaluated) -> String {
        let start = argument.start
        let isAlone = argument.end == start + 1
        if isAlone, source.isWord(start, "true") || source.isWord(start, "false") { return source.text(start) }
        if call == ".repeatCount", argument.label.isEmpty { return String(try arithmetic.count(at: start)) }
        if call == ".timingCurve", argument.label.isEmpty, let curve = curve(argument) { return curve }
        return try arithmetic.number(at: start).shortestText
    }

    /// `.easeIn` or `UnitCurve.easeIn`.
    private func curve(_ argument: SourceText.Argument) -> String? {
        let dot = source.isWord(argument.start, "UnitCurve") ? argument.start + 1 : argument.start
        guard source.kind(dot) == .dot, argument.end == dot + 2, source.isName(dot + 1) else { return nil }
        return "." + source.text(dot + 1)
    }
}
