/// How a pop-up looks and moves. What is `nil` has PopUp's own default.
public struct PopupStyle: Hashable, Sendable {
    /// SwiftUI's materials; `regular` by default.
    public enum Material: String, CaseIterable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    public var backgroundMaterial: Material?
    /// `.interactiveSpring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.25)` by default.
    public var present: AnimationText?
    /// `.easeOut(duration: 0.3)` by default.
    public var dismiss: AnimationText?
    /// True by default.
    public var dismissOnBackgroundTap: Bool?
    public var extensions: RawJSON?

    public init(
        backgroundMaterial: Material? = nil, present: AnimationText? = nil, dismiss: AnimationText? = nil,
        dismissOnBackgroundTap: Bool? = nil, extensions: RawJSON? = nil
    ) {
        self.backgroundMaterial = backgroundMaterial
        self.present = present
        self.dismiss = dismiss
        self.dismissOnBackgroundTap = dismissOnBackgroundTap
        self.extensions = extensions
    }
}

/// A pop-up style with a name, for pop-ups of any scene to use.
public struct PopupSettings: Hashable, Sendable {
    public typealias ID = Name<PopupSettings>

    public var name: ID
    public var style: PopupStyle

    public init(name: ID, style: PopupStyle) {
        self.name = name
        self.style = style
    }
}

/// A pop-up of a scene: one view, or one of several that are selected in turn.
public struct Popup: Hashable, Sendable {
    public typealias ID = Name<Popup>

    /// What a pop-up shows: always one view, or the one of several that is selected.
    public enum Content: Hashable, Sendable {
        case view(SceneView.ID)
        case items([SceneView.ID])
    }

    /// Where a pop-up's style comes from.
    public enum Settings: Hashable, Sendable {
        case named(PopupSettings.ID)
        case inline(PopupStyle)
    }

    public var id: ID
    public var content: Content
    /// `nil`: PopUp's own defaults.
    public var settings: Settings?

    public init(id: ID, content: Content, settings: Settings? = nil) {
        self.id = id
        self.content = content
        self.settings = settings
    }
}
