import PortalModel

/// The name of something that can be played, unique within its scene.
public struct Play: Hashable, Sendable {
    public var name: String
    public var kind: PlayKind

    public init(name: String, kind: PlayKind) {
        self.name = name
        self.kind = kind
    }
}

/// The kinds of things of a scene that can be played.
public enum PlayKind: String, CaseIterable, Sendable {
    case transition, popup, delayed, header, script
}

extension Scene {
    /// All that can be played, in the order of the document.
    public var plays: [Play] {
        transitions.map { Play(name: $0.name.rawValue, kind: .transition) }
            + popups.map { Play(name: $0.id.rawValue, kind: .popup) }
            + delayed.map { Play(name: $0.name.rawValue, kind: .delayed) }
            + headers.map { Play(name: $0.id.rawValue, kind: .header) }
            + scripts.map { Play(name: $0.name.rawValue, kind: .script) }
    }
}
