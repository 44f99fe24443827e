import PortalMotion

/// A place in Swift text that says how something moves.
package struct FoundMotion: Hashable, Sendable {
    /// What its text comes to.
    package enum Value: Hashable, Sendable {
        case animation(Animation)
        /// Not without running the program; why.
        case unknown(String)
        /// A modifier that takes part in a motion and has none of its own.
        case none
    }

    /// Counted from 1.
    package var line: Int
    /// Of the type and the function or property around it, without what is not there.
    package var declaration: [String]
    /// What it animates, if that has a name; empty without.
    package var detail: String
    /// What uses the animation, as `withAnimation` or `portalTransition`.
    package var use: String
    /// As it is written, in one line.
    package var text: String
    package var value: Value
}

/// What the packages do where nothing is written.
package struct PackageDefaults: Hashable, Sendable {
    package var transition: Animation
    package var mirrorTransition: Animation
    package var timedTransition: Animation
    package var popUpPresent: Animation
    package var popUpDismiss: Animation
    /// Of a view that appears after others; seconds.
    package var delayedDuration: Double
    package var delayedStart: Double
    package var delayedStep: Double

    package init(
        transition: Animation, mirrorTransition: Animation, timedTransition: Animation, popUpPresent: Animation,
        popUpDismiss: Animation, delayedDuration: Double, delayedStart: Double, delayedStep: Double
    ) {
        self.transition = transition
        self.mirrorTransition = mirrorTransition
        self.timedTransition = timedTransition
        self.popUpPresent = popUpPresent
        self.popUpDismiss = popUpDismiss
        self.delayedDuration = delayedDuration
        self.delayedStart = delayedStart
        self.delayedStep = delayedStep
    }
}
