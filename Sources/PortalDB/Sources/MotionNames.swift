import PortalModel
import PortalMotion
import PortalSourceScan
import PortalSystem

/// Names for motions that become presets: from what is around them, so that they stay when lines move.
struct MotionNames {
    private var taken: Set<String>
    private var known: [String: Preset.ID] = [:]

    private static let partLength = 60

    /// - Parameter taken: names that something else has.
    init(taken: Set<String>) { self.taken = taken }

    /// The name of a motion; the same for all that move the same.
    mutating func name(of animation: Animation, _ motion: FoundMotion, in file: String) -> Preset.ID {
        if let name = known[animation.signature] { return name }
        let parts = (motion.declaration.isEmpty ? [Self.stem(of: file)] : motion.declaration) + [motion.detail]
        let title = NameRules.normalized(parts.map(Self.cleaned).filter { !$0.isEmpty }.joined(separator: "/"))
        let base = title.isEmpty ? "motion" : title
        var name = base
        var number = 1
        while !taken.insert(name).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        known[animation.signature] = Preset.ID(name)
        return Preset.ID(name)
    }

    private static func stem(of file: String) -> String {
        let name = file.fileName
        return name.hasEnding(".swift") ? String(name.dropLast(6)) : name
    }

    /// Without what a name must not have.
    private static func cleaned(_ part: String) -> String {
        let scalars = part.unicodeScalars.filter { scalar in
            !(scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value) && scalar != "{" && scalar != "}" && scalar != "@"
        }
        return String(String(String.UnicodeScalarView(scalars.drop { $0 == "." })).prefix(partLength))
    }
}
