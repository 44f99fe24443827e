import PortalModel
import PortalMotion

/// What is waited for ends.
enum EndlessAnimations: AnimationRule {
    static let code = "P201"

    static func finding(_ use: WrittenAnimation, _ animation: Animation) -> Finding? {
        guard animation.neverEnds else { return nil }
        let message = "'\(use.text)' never ends"
        guard let waiter = use.waiter else {
            return warning(use.subject, use.path, message + ", so a play of it runs into the time limit", remedy)
        }
        return error(use.subject, use.path, message + ", but \(waiter) waits for its end", remedy)
    }

    private static let remedy = "use a repeat count, or some damping"
}
