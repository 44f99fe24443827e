import PortalModel
import PortalMotion

/// Turns an animation's text into the animation, following presets by name.
struct AnimationResolver {
    /// The text of a preset, or `nil` if there is none of that name.
    private let presetText: (Preset.ID) throws -> AnimationText?
    private var known: [Preset.ID: Animation] = [:]
    /// What the texts mean that were asked for last: few different ones make up most of a catalog.
    private var meanings: [AnimationText: Animation] = [:]
    /// The presets that were followed, with their texts.
    private(set) var followed: [Preset.ID: AnimationText] = [:]

    /// Presets that may lead to one another in a row.
    static let maximumDepth = 64
    private static let capacity = 1024

    init(presetText: @escaping (Preset.ID) throws -> AnimationText?) {
        self.presetText = presetText
    }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(_ text: AnimationText) throws -> Animation {
        if let animation = meanings[text] { return animation }
        let animation = try animation(text, path: [])
        if meanings.count >= Self.capacity { meanings.removeAll(keepingCapacity: true) }
        meanings[text] = animation
        return animation
    }

    /// - Throws: ``ResolutionError``, and what looking up a preset throws.
    mutating func animation(of preset: Preset.ID) throws -> Animation {
        try animation(of: preset, path: [])
    }

    private mutating func animation(_ text: AnimationText, path: [Preset.ID]) throws -> Animation {
        let expression: AnimationExpression
        do {
            expression = try AnimationExpression(text.description)
        } catch {
            throw ResolutionError.notation(text, error)
        }
        let base = try expression.reference.map { try animation(of: Preset.ID($0), path: path) }
        guard let animation = expression.resolved(base) else {
            throw ResolutionError.unknownPreset(Preset.ID(text.description))
        }
        return animation
    }

    private mutating func animation(of preset: Preset.ID, path: [Preset.ID]) throws -> Animation {
        if let animation = known[preset] { return animation }
        if let start = path.firstIndex(of: preset) { throw ResolutionError.cycle(path[start...] + [preset]) }
        guard path.count < Self.maximumDepth else { throw ResolutionError.tooDeep(path[0]) }
        guard let text = try presetText(preset) else { throw ResolutionError.unknownPreset(preset) }
        followed[preset] = text
        let animation = try animation(text, path: path + [preset])
        known[preset] = animation
        return animation
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
