import PortalModel
import PortalMotion

/// What is waited for ends.
enum EndlessAnimations: Rule {
    static let code = "P201"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.animationUses.compactMap { use in
            guard let animation = checked.animation(use.text), animation.neverEnds else { return nil }
            let message = "'\(use.text)' never ends"
            if use.isAwaited {
                return error(use.subject, use.path, message + ", but \(use.waiting) waits for its end", remedy)
            }
            return warning(use.subject, use.path, message + ", so a play of it runs into the time limit", remedy)
        }
    }

    private static let remedy = "use a repeat count, or some damping"
}
