import PortalModel
import PortalPlayback

extension Invariants {
    /// While the phase is active, both views exist and nothing changes opacity, the eye finds the thing somewhere.
    func nowhere(_ portal: PortalView) -> [String] {
        guard !portal.changesOpacity else { return [] }
        let blind = (portal.source.firstFrame..<recording.frameCount).filter { frame in
            isPhaseActive[frame] && portal.source.rectangle(frame) != nil && portal.destination.rectangle(frame) != nil
                && portal.source.opacity(frame) <= 0 && portal.destination.opacity(frame) <= 0
                && portal.layer?.opacity(frame) ?? 0 <= 0
        }
        return blind.isEmpty ? [] : ["\(portal.subject) is nowhere in frames \(blind)"]
    }

    /// With completion by removal and nothing that turns or scales, a layer that shows along with the view that has
    /// taken over is where that view is.
    func atTwoPlaces(_ portal: PortalView) -> [String] {
        let lands = portal.transitions.allSatisfy { $0.handoff == .completion(.removed) && $0.effects.isEmpty }
        guard lands, !portal.isRaw, let layer = portal.layer else { return [] }
        let torn = (layer.firstFrame..<recording.frameCount).filter { frame in
            guard let place = layer.rectangle(frame), portal.source.rectangle(frame) != nil else { return false }
            // A source that shows means that the portal is inactive, and its destination is at home too.
            let view = portal.source.opacity(frame) > 0 ? portal.source : portal.destination
            guard view.opacity(frame) > 0, let home = view.rectangle(frame) else { return false }
            return place != home
        }
        return torn.isEmpty ? [] : ["\(portal.subject) is at two places in frames \(torn)"]
    }

    /// The overlay is there in phase `active` only.
    func phases(of portal: PortalView) -> [String] {
        guard let layer = portal.layer else { return [] }
        let shown = (layer.firstFrame..<recording.frameCount).filter {
            !isPhaseActive[$0] && layer.rectangle($0) != nil
        }
        return shown.isEmpty ? [] : ["\(portal.subject) is drawn in another phase in frames \(shown)"]
    }

    /// What is active at the end is what the script asked for, and nothing flies.
    func end(of portal: PortalView) -> [String] {
        let last = recording.frameCount - 1
        var faults: [String] = []
        if portal.layer?.rectangle(last) != nil { faults.append("\(portal.subject) still flies at the end") }
        let isOpen = history.isOpen[portal.place]
        if portal.source.rectangle(last) != nil, (portal.source.opacity(last) == 0) != isOpen, !portal.changesOpacity {
            faults.append("\(portal.subject) should be \(isOpen ? "open" : "closed") at the end")
        }
        return faults
    }
}
