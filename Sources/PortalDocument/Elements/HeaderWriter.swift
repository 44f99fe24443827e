import PortalModel

extension Header: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.id, id)
        json.member(Key.title, title)
        json.member(Key.accessory, accessory)
        json.member(Key.titleText, titleText)
        json.member(Key.subtitle, subtitle)
        json.member(Key.displays, displays)
        json.member(Key.bar, bar)
        json.member(Key.layout, layout)
        json.member(Key.snapping, snapping, unless: .directional)
        json.endObject()
    }
}

extension Header.Element: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.source, source)
        json.member(Key.destination, destination)
        json.member(Key.view, view)
        json.endObject()
    }
}
