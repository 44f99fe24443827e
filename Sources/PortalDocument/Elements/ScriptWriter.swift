import PortalModel

extension Script: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        json.member(Key.steps, steps)
        json.endObject()
    }
}

extension Script.Step: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.at, at)
        switch action {
        case .activate(let transition): json.member(Key.activate, transition)
        case .deactivate(let transition): json.member(Key.deactivate, transition)
        case .selectPortal(let transition, let item):
            json.member(Key.select, Selection(subject: .transition, name: transition.rawValue, item: item?.rawValue))
        case .selectView(let popup, let item):
            json.member(Key.select, Selection(subject: .popup, name: popup.rawValue, item: item?.rawValue))
        case .transfer(let from, let to, let namespace):
            json.member(Key.transfer, Transfer(from: from, to: to, namespace: namespace))
        case .presentContext(let context): json.member(Key.presentContext, context)
        case .dismissContext(let context): json.member(Key.dismissContext, context)
        case .present(let popup): json.member(Key.present, popup)
        case .dismiss(let popup): json.member(Key.dismiss, popup)
        case .tapBackground(let popup): json.member(Key.tapBackground, popup)
        case .appear(let container): json.member(Key.appear, container)
        case .move(let view, let frame): json.member(Key.move, Move(view: view, frame: frame))
        case .remove(let view): json.member(Key.remove, view)
        case .scroll(let header, let offset): json.member(Key.scroll, Scroll(header: header, offset: offset))
        case .endScroll(let header): json.member(Key.endScroll, header)
        case .tap(let point): json.member(Key.tap, point)
        case .phase(let phase): json.member(Key.phase, phase)
        }
        json.endObject()
    }
}

private struct Selection: WritableValue {
    var subject: SelectKey
    var name: String
    var item: String?

    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(subject, name)
        json.key(SelectKey.item.rawValue)
        if let item { json.string(item) } else { json.raw("null") }
        json.endObject()
    }
}

private struct Transfer: WritableValue {
    var from: Portal.ID
    var to: Portal.ID
    var namespace: String

    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(TransferKey.from, from)
        json.member(TransferKey.to, to)
        json.member(TransferKey.namespace, namespace, unless: "")
        json.endObject()
    }
}

private struct Move: WritableValue {
    var view: SceneView.ID
    var frame: Rectangle

    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(MoveKey.view, view)
        json.member(MoveKey.frame, frame)
        json.endObject()
    }
}

private struct Scroll: WritableValue {
    var header: Header.ID
    var offset: Double

    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(ScrollKey.header, header)
        json.member(ScrollKey.offset, offset)
        json.endObject()
    }
}
