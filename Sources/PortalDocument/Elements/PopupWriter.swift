import PortalModel

extension PopupSettings: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        style.writeMembers(to: &json)
        json.endObject()
    }
}

extension PopupStyle: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        writeMembers(to: &json)
        json.endObject()
    }

    fileprivate func writeMembers(to json: inout (some JSONSink & ~Copyable)) {
        json.member(Key.backgroundMaterial, backgroundMaterial)
        json.member(Key.present, present)
        json.member(Key.dismiss, dismiss)
        json.member(Key.dismissOnBackgroundTap, dismissOnBackgroundTap)
        json.member(Key.extensions, extensions)
    }
}

extension Popup: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.id, id)
        switch content {
        case .view(let view): json.member(Key.view, view)
        case .items(let views): json.member(Key.items, views)
        }
        switch settings {
        case .named(let name): json.member(Key.settings, name)
        case .inline(let style): json.member(Key.settings, style)
        case nil: break
        }
        json.endObject()
    }
}
