import PortalModel

/// Which contexts the events of a recording, and the steps of its script, call on screen: for each frame.
struct ContextNeeds {
    private enum Need: Hashable {
        case script
        case portal(Int)
        case popup(Popup.ID)
        case container(DelayedContainer.ID)
    }

    /// The places of the contexts that are needed, one set a frame.
    private(set) var needed: [Set<Int>] = []

    private let look: SceneLook
    private var needs: [Int: Set<Need>] = [:]
    /// Portals whose start is pending: a flight that begins with one of them opens, any other closes.
    private var pending: Set<Int> = []

    init(_ recording: Recording, _ script: ScriptedViews, _ look: SceneLook) {
        self.look = look
        var (steps, events) = (script.steps[...], recording.events[...])
        var current: Set<Int> = []
        for frame in 0..<recording.frameCount {
            var hasChanged = false
            while let step = steps.first, step.frame <= frame {
                steps.removeFirst()
                hasChanged = true
                follow(step.action)
            }
            while let event = events.first, event.frame <= frame {
                events.removeFirst()
                hasChanged = true
                follow(event)
            }
            if hasChanged { current = all }
            needed.append(current)
        }
    }

    /// Those with a need, and those that they stand in.
    private var all: Set<Int> {
        needs.reduce(into: []) { all, entry in
            if !entry.value.isEmpty { all.formUnion(look.lineage(of: entry.key)) }
        }
    }

    private mutating func follow(_ action: Script.Action) {
        switch action {
        case .presentContext(let name):
            if let context = look.context(named: name) { needs[context, default: []].insert(.script) }
        case .dismissContext(let name):
            guard let context = look.context(named: name) else { return }
            for inner in needs.keys where look.lineage(of: inner).contains(context) { needs[inner] = [] }
        default: break
        }
    }

    private mutating func follow(_ event: RecordedEvent) {
        switch event.kind {
        case .presented: if let popup = look.popup(of: event.subject) { need([popup.view], .popup(popup.popup)) }
        case .dismissing: if let popup = look.popup(of: event.subject) { release(.popup(popup.popup)) }
        case .appeared:
            let container = look.scene.delayed.first { $0.name.rawValue == event.subject }
            if let container { need(container.views.map(\.view), .container(container.name)) }
        default: if let portal = look.portal(of: event.subject) { follow(event, of: portal) }
        }
    }

    private mutating func follow(_ event: RecordedEvent, of portal: Int) {
        switch event.kind {
        case .activated:
            pending.insert(portal)
            needViews(of: portal)
        case .transferred:
            pending.remove(portal)
            needViews(of: portal)
            guard case .text(let former) = event.value, let old = look.portal(of: former) else { return }
            close(old)
        case .flightStarted: if pending.remove(portal) == nil { close(portal) }
        // A start that is called off; one that is called off for another is needed again by the next event.
        case .interrupted: if pending.contains(portal) { close(portal) }
        case .deactivated: close(portal)
        default: break
        }
    }

    private mutating func needViews(of portal: Int) {
        need([look.scene.portals[portal].source, look.scene.portals[portal].destination], .portal(portal))
    }

    private mutating func close(_ portal: Int) {
        pending.remove(portal)
        release(.portal(portal))
    }

    private mutating func need(_ views: [SceneView.ID], _ need: Need) {
        for context in views.compactMap({ look.view($0).map(look.context(of:)) }) {
            needs[context, default: []].insert(need)
        }
    }

    private mutating func release(_ need: Need) {
        for context in needs.keys { needs[context]?.remove(need) }
    }
}
