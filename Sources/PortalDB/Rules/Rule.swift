import PortalModel
import PortalMotion

/// One thing that something in a catalog is checked for.
protocol Check: Sendable {
    /// `P1..`: names and references; `P2..`: motion; `P3..`: layout.
    static var code: String { get }
}

/// One thing that a scene is checked for.
protocol Rule: Check {
    static func findings(in scene: CheckedScene) -> [Finding]
}

/// One thing that an animation is checked for, be it a scene's, a preset's or a pop-up's.
protocol AnimationRule: Rule {
    static func finding(_ use: WrittenAnimation, _ animation: Animation) -> Finding?
}

extension AnimationRule {
    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.writtenAnimations.compactMap { use in
            checked.animation(use.text).flatMap { finding(use, $0) }
        }
    }
}

extension Check {
    static func error(_ subject: String, _ path: JSONPath, _ message: String, _ remedy: String? = nil) -> Finding {
        Finding(code: code, severity: .error, subject: subject, path: path, message: message, remedy: remedy)
    }

    static func warning(_ subject: String, _ path: JSONPath, _ message: String, _ remedy: String? = nil) -> Finding {
        Finding(code: code, severity: .warning, subject: subject, path: path, message: message, remedy: remedy)
    }
}

/// The checks of a scene, in the order in which findings are reported.
enum Rules {
    /// Need nothing but the scene.
    static let ofStructure: [any Rule.Type] = [
        DuplicateNames.self, DistinctSubjects.self, DanglingReferences.self, ContextTree.self, DistinctEnds.self,
        MirrorSizes.self,
        GroupMembers.self, ItemLists.self, ScriptTargets.self, SharedViews.self, HeaderDisplays.self,
        FrameSizes.self, FramesOnCanvas.self, MatchingLooks.self, UnusedPortals.self, IdleEffects.self,
    ]

    /// Need what the presets and settings mean, too.
    static let ofMotion: [any Rule.Type] =
        [UnknownNames.self] + ofAnimations + [TimedSnap.self, HurriedSheets.self, OvershootingOpacities.self]

    /// Those of them that hold of presets and settings, too.
    static let ofAnimations: [any AnimationRule.Type] = [EndlessAnimations.self, ShortResponses.self]

    /// What is right and could be said better: advice for those who ask, which no import gives.
    static let ofSpelling: [any AnimationRule.Type] = [LegacySpellings.self]

    static let all: [any Rule.Type] = ofStructure + ofMotion + ofSpelling
}

extension Finding {
    /// Code, subject, message and the way out in one line, for where the place is named before it.
    var explanation: String { "\(code) \(subject): \(message)" + (remedy.map { "; \($0)" } ?? "") }
}
