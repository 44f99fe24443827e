import PortalModel
import PortalMotion

struct HeaderState {
    enum Direction {
        case up, down
    }

    /// Points, positive downwards.
    var offset = 0.0
    /// By the last move that was more than a tremble.
    var direction: Direction?
    /// The end that a snap holds the header at.
    var held: Double?
    /// What the offset, or the snap that holds, asks for.
    var aim = 0.0
    var progress = Animator(0.0)
}

extension Stage {
    /// Points; a smaller move says nothing about the direction.
    private static let tremble = 0.1

    mutating func scroll(_ header: Int, to offset: Double) {
        let move = offset - headers[header].offset
        guard move != 0 else { return }
        headers[header].offset = offset
        if abs(move) > Self.tremble { headers[header].direction = move > 0 ? .down : .up }
        if let held = headers[header].held {
            if (held == 1) == (move > 0) { return }
            headers[header].held = nil
        }
        flow(
            header, to: HeaderGeometry.progress(offset: offset, start: plan.headers[header].start),
            with: .smooth(duration: 0.3))
    }

    mutating func endScroll(_ header: Int) {
        let progress = headers[header].aim
        guard progress > 0, progress < 1, let end = snap(header, progress) else { return }
        headers[header].held = end
        emit(.snapped, plan.headers[header].id, .number(end))
        flow(header, to: end, with: .smooth(duration: 0.4))
    }

    mutating func sampleHeaders() {
        for header in headers.indices { headers[header].progress.sample(frame: frame, fps: options.fps) }
    }

    mutating func recordHeaders() {
        for header in headers.indices {
            let slots = tracks.slots(header: header)
            let progress = headers[header].progress.value
            if let title = plan.headers[header].title { recordTitle(title, progress, slots.title) }
            if let accessory = plan.headers[header].accessory { recordAccessory(accessory, progress, slots.accessory) }
        }
    }

    private mutating func flow(_ header: Int, to progress: Double, with animation: Animation) {
        headers[header].aim = progress
        headers[header].progress.animate(to: progress, with: Motion(animation), frame: frame, fps: options.fps)
    }

    private func snap(_ header: Int, _ progress: Double) -> Double? {
        switch plan.headers[header].snapping {
        case .directional: headers[header].direction.map { $0 == .down ? 1 : 0 }
        case .nearest: progress > 0.5 ? 1 : 0
        case .none: nil
        }
    }

    private mutating func recordTitle(_ title: Plan.Header.Element, _ progress: Double, _ slot: Int) {
        let place = isAtDestination(title) ? 1 : progress
        let center = title.center(at: place)
        tracks.begin(slot, at: frame)
        tracks.put(progress, slot)
        tracks.put(center.x, slot)
        tracks.put(center.y, slot)
        tracks.put(title.titleScale(at: place), slot)
    }

    private mutating func recordAccessory(_ accessory: Plan.Header.Element, _ progress: Double, _ slot: Int) {
        let place = isAtDestination(accessory) ? 1 : progress
        let center = accessory.center(at: place)
        let scale = accessory.accessoryScale(at: place)
        tracks.begin(slot, at: frame)
        tracks.put(progress, slot)
        tracks.put(center.x, slot)
        tracks.put(center.y, slot)
        tracks.put(scale.x, slot)
        tracks.put(scale.y, slot)
        tracks.put(opacity(accessory, progress), slot)
    }

    private func opacity(_ accessory: Plan.Header.Element, _ progress: Double) -> Double {
        if accessory.isStatic { return progress }
        return isGone(accessory) ? 1 : max(HeaderGeometry.dimmest, 1 - 4 * progress)
    }

    /// One that does not flow is in the bar; one whose source is gone has arrived there.
    private func isAtDestination(_ element: Plan.Header.Element) -> Bool { element.isStatic || isGone(element) }

    private func isGone(_ element: Plan.Header.Element) -> Bool {
        element.view.map { views[$0].isRemoved } ?? false
    }
}
