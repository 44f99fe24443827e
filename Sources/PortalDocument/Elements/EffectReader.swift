import PortalModel
import PortalMotion

extension LayerEffect.Property: DocumentChoice {}
extension LayerEffect.Target: DocumentChoice {}

extension LayerEffect: DocumentValue {
    enum Key: String, ObjectKey {
        case property, on, onActivate, onDeactivate

        static let table = KeyTable<Key>("an effect", required: [.property])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> LayerEffect? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var property: Property?
        var targets: Set<Target>?
        var onActivate: [Step] = []
        var onDeactivate: [Step] = []
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .property: property = try reader.value()
            case .on: targets = try reader.set()
            case .onActivate: onActivate = try reader.steps()
            case .onDeactivate: onDeactivate = try reader.steps()
            }
        }
        guard let property else { return nil }
        if property == .opacity {
            try reader.checkOpacities(onActivate, .onActivate, of: members)
            try reader.checkOpacities(onDeactivate, .onDeactivate, of: members)
        }
        return LayerEffect(
            property: property, targets: targets ?? Set(Target.allCases), onActivate: onActivate,
            onDeactivate: onDeactivate)
    }
}

extension LayerEffect.Step: DocumentValue {
    enum Key: String, ObjectKey {
        case at, to, animation

        static let table = KeyTable<Key>("an effect's step", required: [.at, .to, .animation])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> LayerEffect.Step? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var at: Double?
        var to: Double?
        var animation: AnimationText?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .at: at = try reader.number(.notNegative)
            case .to: to = try reader.number()
            case .animation: animation = try reader.value()
            }
        }
        guard let at, let to, let animation else { return nil }
        return LayerEffect.Step(at: at, to: to, animation: animation)
    }
}

extension LayerEffect.Step: TimedStep {}

extension ElementReader {
    /// A property may stand after the steps that its range limits.
    fileprivate mutating func checkOpacities(
        _ steps: [LayerEffect.Step], _ key: LayerEffect.Key, of members: Members<LayerEffect.Key>
    ) throws(ScanStop) {
        for (index, step) in steps.enumerated() where !NumberRange.unit.contains(step.to) {
            let path = JSONPath([.key(key.rawValue), .index(index), .key("to")])
            try fault(
                "is \(step.to.shortestText); an opacity must be \(NumberRange.unit.demand)",
                at: offset(of: path, in: members.offset) ?? members.offset)
        }
    }
}
