import PortalModel

extension DelayedContainer: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        let fixed = DelayedContainer(name: name)
        json.beginObject()
        json.member(Key.name, name)
        json.member(Key.animationDuration, animationDuration, unless: fixed.animationDuration)
        json.member(Key.delay, delay, unless: fixed.delay)
        json.member(Key.offset, offset, unless: fixed.offset)
        json.member(Key.orientation, orientation, unless: fixed.orientation)
        json.member(Key.views, views)
        json.endObject()
    }
}

extension DelayedContainer.Member: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.view, view)
        json.member(Key.viewIndex, viewIndex)
        json.member(Key.animationDuration, animationDuration)
        json.member(Key.delay, delay)
        json.member(Key.offset, offset)
        json.member(Key.orientation, orientation)
        json.endObject()
    }
}
