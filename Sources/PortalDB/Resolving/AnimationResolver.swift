import PortalModel
import PortalMotion

/// Turns an animation's text into the animation, following presets by name.
struct AnimationResolver {
    /// The text of a preset, or `nil` if there is none of that name.
    private let presetText: (Preset.ID) throws -> AnimationText?
    private var known: [Preset.ID: KnownPreset] = [:]
    private var expressions: [AnimationText: AnimationExpression] = [:]
    /// The presets that were followed since ``beginFollowing()``, with their texts.
    private(set) var followed: [Preset.ID: AnimationText] = [:]

    private struct KnownPreset {
        let animation: Animation
        /// Its own, and those of the presets that it leads through.
        var texts: [Preset.ID: AnimationText]
    }

    /// Presets that may lead to one another in a row.
    static let maximumDepth = 64
    /// Texts of animations that are kept apart into their parts.
    private static let maximumTexts = 4096

    init(presetText: @escaping (Preset.ID) throws -> AnimationText?) {
        self.presetText = presetText
    }

    /// Forgets what was followed, but not what it means.
    mutating func beginFollowing() { followed = [:] }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(_ text: AnimationText) throws -> Animation {
        try animation(text, path: [])
    }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(of preset: Preset.ID) throws -> Animation {
        try animation(of: preset, path: [])
    }

    private mutating func animation(_ text: AnimationText, path: [Preset.ID]) throws -> Animation {
        let expression = try expression(text)
        let base = try expression.reference.map { try animation(of: Preset.ID($0), path: path) }
        guard let animation = expression.resolved(base) else {
            throw ResolutionError.unknownPreset(Preset.ID(text.description))
        }
        return animation
    }

    private mutating func expression(_ text: AnimationText) throws -> AnimationExpression {
        if let known = expressions[text] { return known }
        do {
            let expression = try AnimationExpression(text.description)
            if expressions.count == Self.maximumTexts { expressions = [:] }
            expressions[text] = expression
            return expression
        } catch {
            throw ResolutionError.notation(text, error)
        }
    }

    private mutating func animation(of preset: Preset.ID, path: [Preset.ID]) throws -> Animation {
        if let known = known[preset] {
            guard path.count + known.texts.count <= Self.maximumDepth else { throw ResolutionError.tooDeep(path[0]) }
            followed.merge(known.texts) { first, _ in first }
            return known.animation
        }
        if let start = path.firstIndex(of: preset) { throw ResolutionError.cycle(path[start...] + [preset]) }
        guard path.count < Self.maximumDepth else { throw ResolutionError.tooDeep(path[0]) }
        guard let text = try presetText(preset) else { throw ResolutionError.unknownPreset(preset) }
        followed[preset] = text
        var found = KnownPreset(animation: try animation(text, path: path + [preset]), texts: [preset: text])
        if let next = try expression(text).reference.flatMap({ known[Preset.ID($0)] }) {
            found.texts.merge(next.texts) { first, _ in first }
        }
        known[preset] = found
        return found.animation
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
