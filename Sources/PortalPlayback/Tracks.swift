import PortalModel

/// The tracks of a play as they grow, frame by frame.
///
/// Every track that the plan can have has a slot, in the plan's order, so that the order of tracks in a recording does
/// not depend on what happened first.
struct Tracks {
    private var slots: [Track] = []
    private let popupSlots: [Int]
    private let containerSlots: [Int]
    private let headerSlots: Int

    init(_ plan: Plan, reduceMotion: Bool) {
        for portal in plan.portals { slots += portal.tracks(reduceMotion: reduceMotion) }
        var popupSlots: [Int] = []
        for popup in plan.popups {
            popupSlots.append(slots.count)
            slots += popup.items.flatMap(\.tracks)
        }
        var containerSlots: [Int] = []
        for container in plan.containers {
            containerSlots.append(slots.count)
            slots += container.members.map { member in
                Track(
                    role: .delayed, subject: plan.views[member.view].id, firstFrame: 0,
                    columns: Track.Column.rectangle + [.opacity])
            }
        }
        headerSlots = slots.count
        slots += plan.headers.flatMap(\.tracks)
        self.popupSlots = popupSlots
        self.containerSlots = containerSlots
    }

    /// The tracks that have begun.
    var begun: [Track] { slots.filter { !$0.isDrawn.isEmpty } }

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

    func columns(_ slot: Int) -> [Track.Column] { slots[slot].columns }

    /// Begins a frame's row; as many values as the track has columns follow.
    mutating func begin(_ slot: Int, at frame: Int) {
        if slots[slot].isDrawn.isEmpty { slots[slot].firstFrame = frame }
        slots[slot].isDrawn.append(true)
    }

    mutating func put(_ value: Double, _ slot: Int) { slots[slot].values.append(value.recordable) }

    mutating func put(_ rectangle: Rectangle, _ slot: Int) {
        // The slot is found once for all four: most of what a frame costs is looking after arrays.
        slots[slot].append(rectangle)
    }

    /// A frame in which the subject is not drawn; nothing, if it never was.
    mutating func skip(_ slot: Int, at frame: Int) {
        if !slots[slot].isDrawn.isEmpty { leaveOut(slot, at: frame) }
    }

    /// A frame in which the subject is not drawn, even if it is the track's first.
    mutating func leaveOut(_ slot: Int, at frame: Int) {
        if slots[slot].isDrawn.isEmpty { slots[slot].firstFrame = frame }
        slots[slot].isDrawn.append(false)
        slots[slot].values.append(contentsOf: repeatElement(0, count: slots[slot].columns.count))
    }
}

extension Track {
    fileprivate mutating func append(_ rectangle: Rectangle) {
        values.append(rectangle.x.recordable)
        values.append(rectangle.y.recordable)
        values.append(rectangle.width.recordable)
        values.append(rectangle.height.recordable)
    }
}

extension Double {
    /// A recording holds numbers only: a sum that overflows is as large as a number can be.
    fileprivate var recordable: Double {
        if isFinite { return self }
        let limit = Double.greatestFiniteMagnitude
        return isNaN ? 0 : max(-limit, min(limit, self))
    }
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
