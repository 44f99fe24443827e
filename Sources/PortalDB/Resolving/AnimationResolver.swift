import PortalModel
import PortalMotion

/// Turns an animation's text into the animation, following presets by name.
struct AnimationResolver {
    /// The text of a preset, or `nil` if there is none of that name.
    private let presetText: (Preset.ID) throws -> AnimationText?
    private var presets: [Preset.ID: Meaning] = [:]
    /// What the texts mean that were asked for last: few different ones make up most of a catalog.
    private var texts: [AnimationText: Meaning] = [:]
    /// The presets that were followed since ``beginFollowing()``, with their texts.
    private(set) var followed: [Preset.ID: AnimationText] = [:]

    private struct Meaning {
        let animation: Animation
        /// The presets that lead to it.
        var followed: [Preset.ID: AnimationText]
    }

    /// Others that a preset may lead through.
    static let maximumDepth = 64
    private static let capacity = 1024

    init(presetText: @escaping (Preset.ID) throws -> AnimationText?) {
        self.presetText = presetText
    }

    /// Forgets what was followed, but not what it means.
    mutating func beginFollowing() { followed = [:] }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(_ text: AnimationText) throws -> Animation {
        if let known = texts[text] { return follow(known) }
        let meaning = try meaning(of: text, path: [])
        if texts.count >= Self.capacity { texts.removeAll(keepingCapacity: true) }
        texts[text] = meaning
        return follow(meaning)
    }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(of preset: Preset.ID) throws -> Animation { follow(try meaning(of: preset, path: [])) }

    private mutating func follow(_ meaning: Meaning) -> Animation {
        if followed.isEmpty {
            // Mostly a play follows one.
            followed = meaning.followed
        } else {
            followed.merge(meaning.followed) { first, _ in first }
        }
        return meaning.animation
    }

    private mutating func meaning(of text: AnimationText, path: [Preset.ID]) throws -> Meaning {
        let expression: AnimationExpression
        do {
            expression = try AnimationExpression(text.description)
        } catch {
            throw ResolutionError.notation(text, error)
        }
        let base = try expression.reference.map { try meaning(of: Preset.ID($0), path: path) }
        guard let animation = expression.resolved(base?.animation) else {
            throw ResolutionError.unknownPreset(Preset.ID(text.description))
        }
        return Meaning(animation: animation, followed: base?.followed ?? [:])
    }

    private mutating func meaning(of preset: Preset.ID, path: [Preset.ID]) throws -> Meaning {
        if let known = presets[preset] {
            guard path.count + known.followed.count <= Self.maximumDepth + 1 else {
                throw ResolutionError.tooDeep(path[0])
            }
            return known
        }
        if let start = path.firstIndex(of: preset) { throw ResolutionError.cycle(path[start...] + [preset]) }
        guard path.count <= Self.maximumDepth else { throw ResolutionError.tooDeep(path[0]) }
        guard let text = try presetText(preset) else { throw ResolutionError.unknownPreset(preset) }
        var meaning = try meaning(of: text, path: path + [preset])
        meaning.followed[preset] = text
        presets[preset] = meaning
        return meaning
    }
}

/// Why an animation's text leads to no animation.
public enum ResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
    case notation(AnimationText, NotationError)
    case unknownPreset(Preset.ID)
    /// From a preset by way of others back to itself.
    case cycle([Preset.ID])
    /// The first of too many presets in a row.
    case tooDeep(Preset.ID)

    public var description: String {
        switch self {
        case .notation(let text, let error): "'\(text)' is no animation: \(error)"
        case .unknownPreset(let preset): "there is no preset '\(preset)'"
        case .cycle(let path): "presets lead in a circle: " + path.map { "'\($0)'" }.joined(separator: " -> ")
        case .tooDeep(let preset):
            "preset '\(preset)' leads through more than \(AnimationResolver.maximumDepth) others"
        }
    }
}
