import PortalModel

extension Rectangle: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.x, x)
        json.member(Key.y, y)
        json.member(Key.width, width)
        json.member(Key.height, height)
        json.endObject()
    }
}

extension Point: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.x, x)
        json.member(Key.y, y)
        json.endObject()
    }
}

extension Size: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.width, width)
        json.member(Key.height, height)
        json.endObject()
    }
}
