import PortalModel
import PortalMotion

/// What the three packages do where an app says nothing.
enum Defaults {
    enum Transition {
        /// Portal 4.x; its mirroring flavour is a little slower.
        static let animation = Animation.smooth(duration: 0.3)
        static let mirrorAnimation = Animation.smooth(duration: 0.4)
        static let delay = 0.05

        /// Portal 1.x.
        static let timedAnimation = Animation.smooth(duration: 0.42, extraBounce: 0.2)
        static let timedDuration = 0.72
        static let timedDelay = 0.06
    }

    enum Popup {
        static let present = Animation.interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.25)
        static let dismiss = Animation.easeOut(duration: 0.3)
        static let dismissesOnBackgroundTap = true
    }

    enum Delayed {
        /// Seconds before the view of index 0.
        static let start = 0.1
    }

    enum Context {
        static let animation = Animation.default
    }
}
