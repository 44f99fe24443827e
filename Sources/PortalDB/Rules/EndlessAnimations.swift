import PortalModel
import PortalMotion

/// Animations end.
enum EndlessAnimations: AnimationRule {
    static let code = "P201"

    static func finding(_ use: WrittenAnimation, _ animation: Animation) -> Finding? {
        guard animation.neverEnds else { return nil }
        let consequence =
            use.waiter.map { ", but \($0) waits for its end: a play of it runs into the time limit" }
            ?? ": a play of it may run into the time limit"
        return warning(
            use.subject, use.path, "'\(use.text)' never ends\(consequence)", "use a repeat count, or some damping")
    }
}
