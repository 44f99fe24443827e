/// A place in Swift source code that says how something moves.
public struct SourceMotion: Hashable, Sendable {
    /// What the source comes to.
    public enum Value: Hashable, Sendable {
        case animation(Animation, PresetMatch)
        /// Not known without running the program; why.
        case unknown(reason: String)
        /// A modifier that takes part in a motion and has none of its own.
        case none
    }

    public var file: String
    /// Counted from 1.
    public var line: Int
    /// The type and the function or property around it, as `CardView/open`; empty at the top of a file.
    public var declaration: String
    /// What uses the animation, as `withAnimation`.
    public var use: String
    /// As it is written, in one line.
    public var text: String
    public var value: Value
    /// What ``Catalog/importMotions(of:_:)`` stores it as; `nil` if a preset moves so already.
    public var name: Preset.ID?
}

/// Which preset of a catalog moves as an animation does.
public enum PresetMatch: Hashable, Sendable {
    /// One that moves the same.
    case exact(Preset.ID)
    /// The nearest, and how far apart they are at most, as a part of the distance.
    case near(Preset.ID, gap: Double)
    /// None is within a tenth of the distance.
    case none
}

/// What was found in source files.
public struct SourceScan: Hashable, Sendable {
    /// By file, and there by line.
    public var motions: [SourceMotion] = []
    public var fileCount = 0
    /// The files that could not be read as Swift text, with the reason.
    public var faults: [String] = []

    /// One for each motion that no preset has.
    public var newPresets: [Preset] {
        var seen: Set<Preset.ID> = []
        return motions.compactMap { motion in
            guard let name = motion.name, case .animation(let animation, _) = motion.value,
                seen.insert(name).inserted
            else { return nil }
            return Preset(
                name: name, animation: AnimationText(animation.description),
                summary: "\(motion.use) in \(motion.file):\(motion.line)")
        }
    }
}
