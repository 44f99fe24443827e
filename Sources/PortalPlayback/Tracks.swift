import PortalModel

/// The tracks of a play as they grow, frame by frame.
///
/// Every track that the plan can have has a slot, in the plan's order, so that the order of tracks in a recording does
/// not depend on what happened first.
struct Tracks {
    private var slots: [GrowingTrack] = []
    private let popupSlots: [Int]
    private let containerSlots: [Int]
    private let headerSlots: Int

    init(_ plan: Plan, reduceMotion: Bool) {
        for portal in plan.portals { slots += portal.tracks(reduceMotion: reduceMotion).map(GrowingTrack.init) }
        var popupSlots: [Int] = []
        for popup in plan.popups {
            popupSlots.append(slots.count)
            slots += popup.items.flatMap(\.tracks).map(GrowingTrack.init)
        }
        var containerSlots: [Int] = []
        for container in plan.containers {
            containerSlots.append(slots.count)
            slots += container.members.map { member in
                GrowingTrack(
                    Track(
                        role: .delayed, subject: plan.views[member.view].id, firstFrame: 0,
                        columns: Track.Column.rectangle + [.opacity]))
            }
        }
        headerSlots = slots.count
        slots += plan.headers.flatMap(\.tracks).map(GrowingTrack.init)
        self.popupSlots = popupSlots
        self.containerSlots = containerSlots
    }

    /// The tracks that have begun, with all their rows.
    mutating func finish() -> [Track] {
        var tracks: [Track] = []
        for slot in slots.indices where slots[slot].hasBegun { tracks.append(slots[slot].finish()) }
        return tracks
    }

    func slots(portal: Int) -> (source: Int, destination: Int, layer: Int) {
        (3 * portal, 3 * portal + 1, 3 * portal + 2)
    }

    func slots(popup: Int, item: Int) -> (content: Int, background: Int) {
        let first = popupSlots[popup] + 2 * item
        return (first, first + 1)
    }

    func slot(container: Int, member: Int) -> Int { containerSlots[container] + member }

    func slots(header: Int) -> (title: Int, accessory: Int) {
        (headerSlots + 2 * header, headerSlots + 2 * header + 1)
    }

    func columnCount(_ slot: Int) -> Int { slots[slot].columnCount }

    func column(_ slot: Int, _ place: Int) -> Track.Column { slots[slot].column(place) }

    /// Begins a frame's row; as many values as the track has columns follow.
    mutating func begin(_ slot: Int, at frame: Int) { slots[slot].begin(at: frame) }

    mutating func put(_ value: Double, _ slot: Int) { slots[slot].put(value) }

    /// A frame's row, or its beginning.
    mutating func put(_ place: Rectangle, _ next: Double, _ slot: Int, at frame: Int) {
        slots[slot].put(place, next, at: frame)
    }

    /// A frame in which the subject is not drawn; nothing, if it never was.
    mutating func skip(_ slot: Int, at frame: Int) {
        if slots[slot].hasBegun { leaveOut(slot, at: frame) }
    }

    /// A frame in which the subject is not drawn, even if it is the track's first.
    mutating func leaveOut(_ slot: Int, at frame: Int) { slots[slot].leaveOut(at: frame) }
}

extension Plan.Portal {
    /// With reduced motion effects fall away, and their columns with them.
    fileprivate func tracks(reduceMotion: Bool) -> [Track] {
        let effects: [Track.Column] = reduceMotion ? [] : [.scale, .rotation]
        let styles: [Track.Column] = [.rotation, .cornerRadius, .shadowRadius, .blur]
        let end = Track.Column.rectangle + [.opacity]
        return [
            Track(role: .source, subject: subject, firstFrame: 0, columns: end + effects.filter(reach.source.contains)),
            Track(
                role: .destination, subject: subject, firstFrame: 0,
                columns: end + effects.filter(reach.destination.contains)),
            Track(
                role: .layer, subject: subject, firstFrame: 0,
                columns: end + [.scale] + styles.filter(reach.layer.contains)),
        ]
    }
}

extension Plan.Popup.Item {
    fileprivate var tracks: [Track] {
        [
            Track(
                role: .popup, subject: subject, firstFrame: 0, columns: Track.Column.rectangle + [.scale, .opacity]),
            Track(role: .popupBackground, subject: subject, firstFrame: 0, columns: [.opacity]),
        ]
    }
}

extension Plan.Header {
    fileprivate var tracks: [Track] {
        [
            Track(role: .headerTitle, subject: id, firstFrame: 0, columns: [.progress, .centerX, .centerY, .scale]),
            Track(
                role: .headerAccessory, subject: id, firstFrame: 0,
                columns: [.progress, .centerX, .centerY, .scaleX, .scaleY, .opacity]),
        ]
    }
}

extension Track.Column {
    static let rectangle: [Track.Column] = [.x, .y, .width, .height]
}
