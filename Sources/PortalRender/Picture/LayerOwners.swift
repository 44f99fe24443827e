import PortalModel

/// Whose look a portal's layer has, frame by frame: its own, until the portal takes over being open from another.
struct LayerOwners {
    /// Of each portal, from which frames on it has the look of which portal.
    private var changes: [String: [(frame: Int, owner: String)]] = [:]

    init(_ events: [RecordedEvent]) {
        var active: Set<String> = []
        for event in events {
            switch (event.kind, event.value) {
            // Until it opens from rest once more, a fading layer keeps its look.
            case (.activated, _):
                if active.insert(event.subject).inserted { own(event.subject, event.subject, from: event.frame) }
            case (.transferred, .text(let old)?):
                own(event.subject, owner(of: old, in: event.frame), from: event.frame)
                active.insert(event.subject)
                active.remove(old)
            case (.deactivated, _): active.remove(event.subject)
            default: break
            }
        }
    }

    func owner(of portal: String, in frame: Int) -> String {
        changes[portal]?.last { $0.frame <= frame }?.owner ?? portal
    }

    /// All whose look a portal's layer has at some time.
    func owners(of portal: String) -> [String] {
        var owners: [String] = []
        for change in changes[portal] ?? [(0, portal)] where !owners.contains(change.owner) {
            owners.append(change.owner)
        }
        return owners
    }

    private mutating func own(_ portal: String, _ owner: String, from frame: Int) {
        changes[portal, default: []].append((frame, owner))
    }
}
