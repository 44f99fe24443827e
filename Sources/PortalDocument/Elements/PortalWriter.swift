import PortalModel

extension Portal: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(MemberKey.id, key.id)
        json.member(MemberKey.namespace, key.namespace, unless: "")
        json.member(MemberKey.group, group)
        json.member(MemberKey.source, source)
        json.member(MemberKey.destination, destination)
        json.member(MemberKey.layer, layer)
        if mirror == Mirror() { json.member(MemberKey.mirror, true) } else { json.member(MemberKey.mirror, mirror) }
        json.endObject()
    }
}

extension Portal.Layer: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.fill, fill: fill)
        json.member(Key.cornerRadius, cornerRadius)
        json.member(Key.label, label)
        json.endObject()
    }
}

extension Portal.Mirror: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        let fixed = Portal.Mirror()
        json.beginObject()
        json.member(Key.hidesSource, hidesSource, unless: fixed.hidesSource)
        json.member(Key.matchesAlpha, matchesAlpha, unless: fixed.matchesAlpha)
        json.member(Key.matchesTransform, matchesTransform, unless: fixed.matchesTransform)
        json.member(Key.matchesPosition, matchesPosition, unless: fixed.matchesPosition)
        json.endObject()
    }
}
