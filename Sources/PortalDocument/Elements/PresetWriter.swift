import PortalModel

extension Preset: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        json.member(Key.animation, animation)
        json.member(Key.summary, summary)
        json.member(Key.tags, filled: tags)
        json.member(Key.extensions, extensions)
        json.endObject()
    }
}
