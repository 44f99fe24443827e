/// The calls that take an animation, or take part in a motion.
struct KnownCall {
    enum Motion {
        /// The first argument, which has no label.
        case first
        /// The same, and the system's own without it.
        case firstOrDefault
        /// The argument `animation`; without it one of the package's.
        case transition(mirrors: Bool)
        case delayedView
        case delayedContainer
        case none
    }

    var motion: Motion
    /// It needs a dot in front.
    var isMember = false
    /// It is the package's only with one of these.
    var labels: [String] = []
    /// What it adds to the name of what it animates.
    var detail = ""

    static let all: [String: KnownCall] = [
        "withAnimation": KnownCall(motion: .firstOrDefault),
        "animation": KnownCall(motion: .first, isMember: true),

        "portalTransition": KnownCall(motion: .transition(mirrors: false), labels: ["id", "item", "ids", "items"]),
        "portalPrivateTransition": KnownCall(motion: .transition(mirrors: true), labels: ["id"]),
        "PortalContainer": KnownCall(motion: .none),
        "portalContainer": KnownCall(motion: .none, isMember: true),
        "portal": KnownCall(motion: .none, isMember: true, labels: ["id", "item"]),
        "portalSource": KnownCall(motion: .none, isMember: true),
        "portalDestination": KnownCall(motion: .none, isMember: true),
        "transferActivePortal": KnownCall(motion: .none, isMember: true),
        "portalTransitionDebugOverlays": KnownCall(motion: .none, isMember: true),
        "portalHeader": KnownCall(motion: .none, isMember: true),
        "PortalHeaderView": KnownCall(motion: .none),
        "portalHeaderDestination": KnownCall(motion: .none, isMember: true),
        "portalHeaderDebugOverlays": KnownCall(motion: .none, isMember: true),
        "PortalPrivate": KnownCall(motion: .none, labels: ["id"]),
        "PortalPrivateDestination": KnownCall(motion: .none, labels: ["id"]),
        "portalSourcePrivate": KnownCall(motion: .none, isMember: true),

        "popUp": KnownCall(motion: .none, isMember: true, labels: ["item", "isPresented"]),
        "popUpBackgroundMaterial": KnownCall(motion: .none, isMember: true),
        "popUpPresentAnimation": KnownCall(motion: .first, isMember: true, detail: "present"),
        "popUpDismissAnimation": KnownCall(motion: .first, isMember: true, detail: "dismiss"),
        "popUpDismissOnBackgroundTap": KnownCall(motion: .none, isMember: true),

        "DelayedTransitionView": KnownCall(motion: .delayedContainer),
        "delayedPresentation": KnownCall(motion: .delayedView, isMember: true, labels: ["viewIndex"]),
    ]
}
