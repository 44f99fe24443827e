/// What a document may write where it needs an animation: notation, the name of a preset, or `{name}` with modifiers
/// after it.
///
///     try AnimationExpression(".bouncy").reference             // nil
///     try AnimationExpression("hero/open").reference           // hero/open
///     try AnimationExpression("{hero/open}.delay(0.1)").reference // hero/open
public struct AnimationExpression: Hashable, Sendable {
    private enum Start: Hashable, Sendable {
        case base(Animation.Base)
        case preset(String)
    }

    private let start: Start
    /// The modifiers written after the start.
    package let modifiers: [Animation.Modifier]

    /// - Throws: `NotationError` where the text is none of the three. Whether a preset of that name exists is not
    ///   known here.
    public init(_ text: String) throws(NotationError) {
        var scanner = NotationScanner(text)
        scanner.skipSpace()
        if scanner.take("{") {
            start = .preset(try Self.bracedName(from: &scanner))
            modifiers = try Animation.Modifier.list(from: &scanner)
        } else if Self.isNotation(scanner) {
            let animation = try Animation(text)
            start = .base(animation.base)
            modifiers = animation.modifiers
        } else {
            if let brace = text.unicodeScalars.firstIndex(where: { $0 == "{" || $0 == "}" }) {
                let position = text.utf8.distance(from: text.startIndex, to: brace)
                throw scanner.error(at: position, "a preset's name has no '\(text.unicodeScalars[brace])'")
            }
            start = .preset(text)
            modifiers = []
        }
    }

    public init(_ animation: Animation) {
        start = .base(animation.base)
        modifiers = animation.modifiers
    }

    /// A preset as it is.
    package init(preset name: String) {
        self.init(start: .preset(name), modifiers: [])
    }

    private init(start: Start, modifiers: [Animation.Modifier]) {
        self.start = start
        self.modifiers = modifiers
    }

    /// Whether what follows, white space passed, is no preset's name.
    private static func isNotation(_ scanner: NotationScanner) -> Bool {
        if scanner.isAtEnd || scanner.isAt(".") { return true }
        var rest = scanner
        return rest.name() == "Animation" && rest.isAt(".")
    }

    private static func bracedName(from scanner: inout NotationScanner) throws(NotationError) -> String {
        let start = scanner.position
        guard let name = scanner.text(upTo: "}") else {
            throw scanner.error(at: start, "the preset's name has no closing '}'")
        }
        if name.isEmpty { throw scanner.error(at: start, "expected the name of a preset in the braces") }
        if name.utf8.contains(UInt8(ascii: "{")) { throw scanner.error(at: start, "a preset's name has no '{'") }
        return name
    }
}

extension AnimationExpression {
    /// The name of the preset it starts from, if it does.
    public var reference: String? {
        if case .preset(let name) = start { name } else { nil }
    }

    /// The notation it starts with, unless that is a preset.
    package var base: Animation.Base? {
        if case .base(let base) = start { base } else { nil }
    }

    /// The same with another preset to start from; what starts from none stays as it is.
    package func referring(to preset: String) -> AnimationExpression {
        reference == nil ? self : AnimationExpression(start: .preset(preset), modifiers: modifiers)
    }

    /// The animation that is meant, given the preset it starts from: the preset's animation and then the modifiers.
    /// Nil only if there is a reference and `preset` is nil.
    public func resolved(_ preset: Animation?) -> Animation? {
        switch start {
        case .base(let base):
            Animation(base: base, modifiers: modifiers)
        case .preset:
            preset.map { Animation(base: $0.base, modifiers: $0.modifiers + modifiers) }
        }
    }
}

extension AnimationExpression: CustomStringConvertible {
    /// The shortest text that means the same.
    public var description: String {
        switch start {
        case .base(let base):
            Animation(base: base, modifiers: modifiers).description
        case .preset(let name):
            modifiers.isEmpty && Self.isReadAsName(name)
                ? name : "{\(name)}" + Animation.Modifier.notation(of: modifiers)
        }
    }

    /// Whether a name needs no braces, as ` .smooth` does.
    private static func isReadAsName(_ name: String) -> Bool {
        var scanner = NotationScanner(name)
        scanner.skipSpace()
        return !isNotation(scanner)
    }
}
