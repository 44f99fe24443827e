import PortalModel
import PortalMotion

/// One thing that a scene is checked for.
protocol Rule {
    /// `P1..`: names and references; `P2..`: motion; `P3..`: layout.
    static var code: String { get }

    static func findings(in scene: CheckedScene) -> [Finding]
}

extension Rule {
    static func error(_ subject: String, _ path: JSONPath, _ message: String, _ remedy: String? = nil) -> Finding {
        Finding(code: code, severity: .error, subject: subject, path: path, message: message, remedy: remedy)
    }

    static func warning(_ subject: String, _ path: JSONPath, _ message: String, _ remedy: String? = nil) -> Finding {
        Finding(code: code, severity: .warning, subject: subject, path: path, message: message, remedy: remedy)
    }
}

/// A scene under check, with the animations that its texts mean.
struct CheckedScene {
    let index: SceneIndex
    /// `nil` for a text that means none, which is a finding of its own.
    let animation: (AnimationText) -> Animation?
    let popupStyle: (PopupSettings.ID) -> PopupStyle?

    var scene: Scene { index.scene }
}

/// The checks of a scene, in the order in which findings are reported.
enum Rules {
    /// Need nothing but the scene.
    static var ofStructure: [any Rule.Type] {
        [
            DuplicateNames.self, DanglingReferences.self, ContextTree.self, DistinctEnds.self, MirrorSizes.self,
            GroupMembers.self, ItemLists.self, ScriptTargets.self, SharedViews.self, HeaderDisplays.self,
            FrameSizes.self, FramesOnCanvas.self, MatchingLooks.self, UnusedPortals.self,
        ]
    }

    /// Need what the presets and settings mean, too.
    static var ofMotion: [any Rule.Type] {
        [EndlessAnimations.self, TimedSnap.self, HurriedSheets.self]
    }
}
