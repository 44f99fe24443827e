import PortalModel
import PortalMotion
import PortalSystem

/// Writes presets as design tokens: each as a `transition`, and in its extensions what that cannot say.
///
/// ```swift
/// var writer = TokenWriter()
/// writer.add(preset, animation: resolved)
/// let bytes = writer.text
/// ```
package struct TokenWriter {
    private final class Group {
        var children: [(name: String, group: Group)] = []
        var places: [String: Int] = [:]
        var preset: (preset: Preset, animation: Animation)?

        func child(_ name: String) -> Group {
            if let place = places[name] { return children[place].group }
            places[name] = children.count
            children.append((name, Group()))
            return children[children.count - 1].group
        }
    }

    /// How many presets have a curve that only stands for their animation, and how far the worst is from it.
    package struct StandIns: Hashable, Sendable {
        package var count = 0
        /// As a part of the distance.
        package var largestError = 0.0
        /// How many presets repeat, of which a transition has one pass.
        package var repeating = 0
    }

    package private(set) var standIns = StandIns()
    private let root = Group()
    /// The search for a curve takes time, and many presets have the same spring.
    private var known: [Animation.Base: TokenFallback] = [:]

    package init() {}

    /// - Parameter animation: the preset's own, without references.
    package mutating func add(_ preset: Preset, animation: Animation) {
        let group = TokenName.path(ofPreset: preset.name.rawValue).reduce(root) { $0.child($1) }
        group.preset = (preset, animation)
    }

    /// The file, in UTF-8.
    package mutating func text() -> [UInt8] {
        var json = JSONLayout()
        json.beginObject()
        if root.children.isEmpty {
            json.key("$description")
            json.string("No presets")
        }
        writeChildren(of: root, to: &json)
        json.endObject()
        var text: [UInt8] = []
        json.flush(level: 0, to: &text)
        return text + [0x0A]
    }

    private mutating func writeChildren(of group: Group, to json: inout JSONLayout) {
        for (name, child) in group.children {
            json.key(name)
            json.beginObject()
            if let (preset, animation) = child.preset {
                if child.children.isEmpty {
                    write(preset, animation, to: &json)
                } else {
                    json.key(Token.root)
                    json.beginObject()
                    write(preset, animation, to: &json)
                    json.endObject()
                }
            }
            writeChildren(of: child, to: &json)
            json.endObject()
        }
    }
}

extension TokenWriter {
    /// The members of a token.
    private mutating func write(_ preset: Preset, _ animation: Animation, to json: inout JSONLayout) {
        let fallback = fallback(of: animation)
        let alias = alias(of: preset)
        json.key("$type")
        json.string(TokenType.transition)
        json.key("$value")
        if let alias { json.string(alias) } else { write(fallback, to: &json) }
        if let summary = preset.summary {
            json.key("$description")
            json.string(summary)
        }
        let freeData = FreeData(of: preset)
        if let deprecated = freeData.deprecated {
            json.key("$deprecated")
            json.raw(deprecated)
        }
        if alias == nil { count(fallback, animation) }
        let isKnown = alias != nil || fallback.reading == preset.animation.description
        let needsAnimation = !isKnown || freeData.hasSpring
        let needsOwn = needsAnimation || !preset.tags.isEmpty || freeData.raw != nil
        guard needsOwn || !freeData.members.isEmpty else { return }
        json.key("$extensions")
        json.beginObject()
        if needsOwn {
            json.key(PresetExtension.key)
            json.beginObject()
            if needsAnimation {
                json.key(PresetExtension.Member.animation)
                json.string(preset.animation.description)
                if alias == nil, fallback.error > 0 {
                    json.key(PresetExtension.Member.fallbackError)
                    json.raw(fallback.error.shortestText)
                }
            }
            if !preset.tags.isEmpty {
                json.key(PresetExtension.Member.tags)
                preset.tags.write(to: &json)
            }
            if let raw = freeData.raw {
                json.key(PresetExtension.Member.extensions)
                json.raw(raw.text)
            }
            json.endObject()
        }
        for (key, value) in freeData.members {
            json.key(key)
            json.raw(value)
        }
        json.endObject()
    }

    private mutating func fallback(of animation: Animation) -> TokenFallback {
        if let same = known[animation.base] { return TokenFallback(of: animation, like: same) }
        let new = TokenFallback(of: animation)
        known[animation.base] = new
        return new
    }

    /// The alias of the preset that it is another name of; `nil` if it is not only that.
    private func alias(of preset: Preset) -> String? {
        guard let expression = try? AnimationExpression(preset.animation.description),
            let name = expression.reference, expression.modifiers.isEmpty
        else { return nil }
        let path = TokenName.path(ofPreset: name)
        var target = root
        for name in path {
            guard let place = target.places[name] else { return nil }
            target = target.children[place].group
        }
        return "{\((path + (target.children.isEmpty ? [] : [Token.root])).joined(separator: "."))}"
    }

    private mutating func count(_ fallback: TokenFallback, _ animation: Animation) {
        if fallback.error > 0 { standIns.count += 1 }
        standIns.largestError = max(standIns.largestError, fallback.error)
        let repeats = animation.modifiers.contains {
            switch $0 {
            case .repeatCount, .repeatForever: true
            case .delay, .speed, .logicallyComplete: false
            }
        }
        if repeats { standIns.repeating += 1 }
    }

    private func write(_ fallback: TokenFallback, to json: inout JSONLayout) {
        func write(_ key: String, seconds: Double) {
            let milliseconds = (seconds * 1000).rounded()
            let isWhole = milliseconds / 1000 == seconds
            json.key(key)
            json.beginObject()
            json.key("value")
            json.raw((isWhole ? milliseconds : seconds).shortestText)
            json.key("unit")
            json.string(isWhole ? "ms" : "s")
            json.endObject()
        }
        json.beginObject()
        write("duration", seconds: fallback.duration)
        write("delay", seconds: fallback.delay)
        json.key("timingFunction")
        fallback.controlPoints.write(to: &json)
        json.endObject()
    }
}

extension TokenFallback {
    /// What an import makes of it.
    fileprivate var reading: String {
        let curve = Animation.curve(controlPoints, duration: duration)
        return (delay > 0 ? curve.delay(delay) : curve).description
    }
}

/// What becomes of a preset's free data.
private struct FreeData {
    var deprecated: String?
    /// What can stand among a token's extensions as it is.
    var members: [(key: String, value: String)] = []
    /// All of it, where it cannot.
    var raw: RawJSON?
    /// Whether an import would take a spring from it.
    var hasSpring = false

    init(of preset: Preset) {
        guard let extensions = preset.extensions else { return }
        let pieces = PieceReader(source: MemorySource(extensions.text), limits: TokenFile.limits)
        guard (try? pieces.faultOfBeginning(expected: "")) == .some(nil),
            let node = try? pieces.next({ reader throws(ScanStop) in try reader.node() }), !pieces.hasFaults,
            let found = node.members
        else {
            raw = extensions
            return
        }
        var kept = found.map { (key: $0.key, value: pieces.text(of: $0.value)) }
        guard PresetExtension.text(of: kept)?.text == extensions.text else {
            raw = extensions
            return
        }
        if let first = found.first, first.key == PresetExtension.deprecated, first.value.isDeprecation {
            deprecated = kept.removeFirst().value
        }
        guard kept.allSatisfy({ $0.key.utf8.contains(UInt8(ascii: ".")) && $0.key != PresetExtension.key }) else {
            deprecated = nil
            raw = extensions
            return
        }
        members = kept
        hasSpring = found.contains {
            TokenSet.isSpring($0.value) || $0.value["spring"].map(TokenSet.isSpring) ?? false
        }
    }
}
