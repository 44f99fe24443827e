/// The package that generated SwiftUI source is for.
package enum SwiftTarget: String, CaseIterable, Sendable {
    case portal4 = "portal-4"
    case portal1 = "portal-1"
    case popup
    case delayed

    /// What its users call it.
    var title: String {
        switch self {
        case .portal4: "Portal 4.x"
        case .portal1: "Portal 1.x"
        case .popup: "PopUp"
        case .delayed: "DelayedTransitionView"
        }
    }

    /// Whether everything that runs the package has the animations that came with iOS 17.
    var hasNewAnimations: Bool { self == .portal4 }
}

/// A module that generated source imports.
enum SwiftModule: String, CaseIterable {
    case delayedTransitionView = "DelayedTransitionView"
    case popUp = "PopUp"
    case portal = "Portal"
    case portalHeaders = "PortalHeaders"
    case portalTransitions = "PortalTransitions"
    case swiftUI = "SwiftUI"
    case portalPrivate = "_PortalPrivate"
}
