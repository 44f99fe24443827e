import PortalModel
import PortalMotion

/// A spring is spelt by duration and bounce, as SwiftUI does since iOS 17, and not by its physics.
enum LegacySpellings: AnimationRule {
    static let code = "P206"

    /// The text alone counts: what it starts from is spelt elsewhere.
    static func finding(_ use: WrittenAnimation, _ animation: Animation) -> Finding? {
        guard !use.text.isReference, let numbers = animation.base.physicalNumbers else { return nil }
        return warning(
            use.subject, use.path, "'\(use.text)' spells a spring by \(numbers), as SwiftUI did before iOS 17",
            DurationSpelling(of: animation).map(remedy) ?? "spell it by duration and bounce")
    }

    private static func remedy(_ spelling: DurationSpelling) -> String {
        spelling.isExact
            ? "write '\(spelling.animation)': the motion is the same"
            : "'\(spelling.animation)' is close to it, not the same"
    }
}

extension Animation.Base {
    /// What a spring of the older spellings is described by; `nil` for all other animations.
    fileprivate var physicalNumbers: String? {
        switch self {
        case .responseSpring, .responseInteractiveSpring: "response and damping fraction"
        case .physicalSpring: "mass, stiffness and damping"
        default: nil
        }
    }
}
