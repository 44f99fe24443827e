import PortalModel
import PortalMotion

/// A pop-up that is on screen, or on its way there or away.
struct PopupState {
    let popup: Int
    let item: Int
    var isLeaving = false
    var isSettled = false
    var background = Animator(0.0)
    /// The content's scale and opacity.
    var content = Animator(0.0)

    var isAnimating: Bool { background.isAnimating || content.isAnimating }
}

extension Stage {
    mutating func present(_ popup: Int, _ item: Int) {
        let content = plan.popups[popup].items[item]
        guard !views[content.view].isRemoved else {
            warn(content.subject, "view '\(plan.views[content.view].id)' is not there, so the pop-up is not presented")
            return
        }
        let known = popups.firstIndex { $0.popup == popup && $0.item == item }
        if let known, !popups[known].isLeaving {
            warn(content.subject, "the pop-up is presented already")
            return
        }
        let place = known ?? popups.count
        if known == nil { popups.append(PopupState(popup: popup, item: item)) }
        popups[place].isLeaving = false
        popups[place].isSettled = false
        need([content.view], .popup(popup))
        emit(.presented, content.subject)
        animate(place, to: 1, with: plan.popups[popup].present)
    }

    mutating func dismiss(_ popup: Int) {
        guard let place = presented(popup) else {
            warnOfAbsence(popup)
            return
        }
        leave(place)
    }

    /// Sets the selection of a pop-up with items.
    mutating func selectItem(_ popup: Int, _ item: Int?) {
        let place = presented(popup)
        if let place, popups[place].item == item { return }
        if let place { leave(place) }
        if let item { present(popup, item) }
        if place == nil, item == nil { warnOfAbsence(popup) }
    }

    mutating func tapBackground(_ popup: Int) {
        guard let place = presented(popup) else {
            warnOfAbsence(popup)
            return
        }
        hitBackground(place)
    }

    /// The topmost pop-up that is not leaving takes every tap on the canvas: with its content, or with its background.
    mutating func tap(_ point: Point) {
        guard plan.canvas.contains(point), let place = popups.lastIndex(where: { !$0.isLeaving }) else { return }
        if !contentFrame(place).contains(point) { hitBackground(place) }
    }

    mutating func samplePopups() {
        for place in popups.indices {
            popups[place].background.sample(frame: frame, fps: options.fps)
            popups[place].content.sample(frame: frame, fps: options.fps)
        }
    }

    mutating func deliverPopupCompletions() {
        for place in popups.indices where !popups[place].isAnimating {
            if popups[place].isLeaving {
                emit(.dismissed, subject(place))
            } else if !popups[place].isSettled {
                popups[place].isSettled = true
                emit(.settled, subject(place))
                goBack(from: popups[place])
            }
        }
        popups.removeAll { $0.isLeaving && !$0.isAnimating }
    }

    mutating func recordPopups() {
        for popup in plan.popups.indices {
            for item in plan.popups[popup].items.indices {
                let slots = tracks.slots(popup: popup, item: item)
                guard let place = popups.firstIndex(where: { $0.popup == popup && $0.item == item }) else {
                    tracks.skip(slots.content, at: frame)
                    tracks.skip(slots.background, at: frame)
                    continue
                }
                recordContent(place, slots.content)
                tracks.begin(slots.background, at: frame)
                tracks.put(popups[place].background.value, slots.background)
            }
        }
    }

    private mutating func recordContent(_ place: Int, _ slot: Int) {
        let view = view(place)
        guard !views[view].isRemoved else {
            tracks.skip(slot, at: frame)
            return
        }
        tracks.put(rectangle(of: view), scale(place), slot, at: frame)
        tracks.put(popups[place].content.value, slot)
    }

    private mutating func leave(_ place: Int) {
        let popup = popups[place].popup
        popups[place].isLeaving = true
        emit(.dismissing, subject(place))
        release(.popup(popup))
        animate(place, to: 0, with: plan.popups[popup].dismiss)
    }

    private mutating func hitBackground(_ place: Int) {
        if plan.popups[popups[place].popup].dismissesOnBackgroundTap {
            leave(place)
        } else {
            emit(.tapIgnored, subject(place))
        }
    }

    private mutating func animate(_ place: Int, to value: Double, with animation: Animation) {
        popups[place].background.animate(to: value, with: Motion(.easeInOut()), frame: frame, fps: options.fps)
        popups[place].content.animate(to: value, with: Motion(animation), frame: frame, fps: options.fps)
    }

    /// A pop-up played by itself is dismissed in the frame after it has settled.
    private mutating func goBack(from state: PopupState) {
        guard case .popup(let popup) = plan.course, popup == state.popup else { return }
        scheduleForNextFrame(.perform(.dismiss(popup: popup)))
    }

    private mutating func warnOfAbsence(_ popup: Int) {
        warn(plan.popups[popup].id, "the pop-up is not presented")
    }

    /// The one of a pop-up's items that is presented and not leaving.
    private func presented(_ popup: Int) -> Int? { popups.firstIndex { $0.popup == popup && !$0.isLeaving } }

    private func item(_ place: Int) -> Plan.Popup.Item { plan.popups[popups[place].popup].items[popups[place].item] }

    private func subject(_ place: Int) -> String { item(place).subject }

    private func view(_ place: Int) -> Int { item(place).view }

    private func scale(_ place: Int) -> Double { options.reduceMotion ? 1 : popups[place].content.value }

    /// The content as it is drawn, scaled about its centre; nothing of a view that was removed.
    private func contentFrame(_ place: Int) -> Rectangle {
        let frame = rectangle(of: view(place))
        let scale = views[view(place)].isRemoved ? 0 : max(0, scale(place))
        return Rectangle(
            x: frame.center.x - frame.width * scale / 2, y: frame.center.y - frame.height * scale / 2,
            width: frame.width * scale, height: frame.height * scale)
    }
}

extension Rectangle {
    /// The left and top edges belong to the rectangle, the right and bottom ones do not.
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}

extension Size {
    fileprivate func contains(_ point: Point) -> Bool {
        Rectangle(x: 0, y: 0, width: width, height: height).contains(point)
    }
}
