import PortalModel

extension Scene: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        json.member(Key.title, title)
        json.member(Key.canvas, canvas)
        json.member(Key.hideStatusBar, hidesStatusBar, unless: false)
        json.member(Key.contexts, filled: contexts)
        json.member(Key.views, filled: views)
        json.member(Key.portals, filled: portals)
        json.member(Key.transitions, filled: transitions)
        json.member(Key.popups, filled: popups)
        json.member(Key.delayed, filled: delayed)
        json.member(Key.headers, filled: headers)
        json.member(Key.scripts, filled: scripts)
        json.member(Key.extensions, extensions)
        json.endObject()
    }
}

extension PresentationContext: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        json.member(Key.presentation, presentation)
        json.member(Key.parent, parent)
        json.member(Key.animation, animation)
        json.member(Key.offset, offset)
        json.endObject()
    }
}

extension SceneView: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.id, id)
        json.member(Key.context, context)
        json.member(Key.frame, frame)
        json.member(Key.fill, fill: fill)
        json.member(Key.cornerRadius, cornerRadius, unless: 0)
        json.member(Key.label, label)
        json.member(Key.opacity, opacity, unless: 1)
        json.member(Key.z, z, unless: 0)
        json.endObject()
    }
}
