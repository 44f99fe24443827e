import PortalModel

extension Transition: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.name, name)
        switch subject {
        case .portal(let id): json.member(Key.portal, id)
        case .group(let group, let stagger):
            json.member(Key.group, group)
            json.member(Key.stagger, stagger, unless: 0)
        case .item(let ids): json.member(Key.item, ids)
        }
        json.member(Key.namespace, namespace, unless: "")
        json.member(Key.animation, animation)
        json.member(Key.reverseAnimation, reverseAnimation)
        switch handoff {
        case .completion(let criteria): json.member(Key.completionCriteria, criteria, unless: .removed)
        case .timed(let duration):
            json.member(Key.handoff, HandoffKind.timed)
            json.member(Key.duration, duration)
        }
        json.member(Key.delay, delay)
        json.member(Key.removal, removal, unless: .none)
        json.member(Key.configuration, configuration)
        json.member(Key.effects, filled: effects)
        json.endObject()
    }
}

extension LayerConfiguration: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        switch level {
        case .styling: json.member(Key.level, LevelKind.styling)
        case .full(let order):
            json.member(Key.level, LevelKind.full)
            json.member(Key.order, filled: order)
        case .raw(let source, let destination, let aspect):
            json.member(Key.level, LevelKind.raw)
            json.member(Key.sourceFrame, source)
            json.member(Key.destinationFrame, destination)
            json.member(Key.aspect, aspect)
        }
        json.member(Key.inactive, inactive, unless: LayerStyle())
        json.member(Key.active, active, unless: LayerStyle())
        json.endObject()
    }
}

extension LayerStyle: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.cornerRadius, cornerRadius)
        json.member(Key.shadowRadius, shadowRadius)
        json.member(Key.opacity, opacity)
        json.member(Key.blur, blur)
        json.endObject()
    }
}

extension LayerEffect: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.property, property)
        json.member(Key.on, targets, unless: Set(Target.allCases))
        json.member(Key.onActivate, filled: onActivate)
        json.member(Key.onDeactivate, filled: onDeactivate)
        json.endObject()
    }
}

extension LayerEffect.Step: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        json.beginObject()
        json.member(Key.at, at)
        json.member(Key.to, to)
        json.member(Key.animation, animation)
        json.endObject()
    }
}
