/// Things that happen in a scene at given times.
public struct Script: Hashable, Sendable {
    public typealias ID = Name<Script>

    /// Something that happens at a time.
    public struct Step: Hashable, Sendable {
        /// Seconds from the start of the play, at least 0.
        public var at: Double
        public var action: Action

        public init(at: Double, action: Action) {
            self.at = at
            self.action = action
        }
    }

    /// The app's phase, as SwiftUI's `ScenePhase`; layers show while it is active.
    public enum Phase: String, CaseIterable, Sendable {
        case active, inactive, background
    }

    /// What a step does.
    public enum Action: Hashable, Sendable {
        case activate(Transition.ID)
        case deactivate(Transition.ID)
        case selectPortal(transition: Transition.ID, item: Portal.ID?)
        case selectView(popup: Popup.ID, item: SceneView.ID?)
        case transfer(from: Portal.ID, to: Portal.ID, namespace: String)
        case presentContext(PresentationContext.ID)
        case dismissContext(PresentationContext.ID)
        case present(Popup.ID)
        case dismiss(Popup.ID)
        case tapBackground(Popup.ID)
        case appear(DelayedContainer.ID)
        case move(SceneView.ID, to: Rectangle)
        case remove(SceneView.ID)
        /// `offset`: points, positive downwards.
        case scroll(Header.ID, offset: Double)
        case endScroll(Header.ID)
        case tap(Point)
        case phase(Phase)
    }

    public var name: ID
    /// In order of time.
    public var steps: [Step]

    public init(name: ID, steps: [Step]) {
        self.name = name
        self.steps = steps
    }
}
