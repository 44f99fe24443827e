import PortalModel

extension Transition.CompletionCriteria: DocumentChoice {}
extension Transition.Removal: DocumentChoice {}

/// The words of `handoff`; what goes with each stands in keys of its own.
enum HandoffKind: String, DocumentChoice {
    case completion, timed
}

extension Transition: DocumentValue {
    enum Key: String, ObjectKey {
        case name, portal, group, item, namespace, animation, reverseAnimation, handoff, duration, delay
        case completionCriteria, removal, stagger, configuration, effects

        static let table = KeyTable<Key>("a transition", required: [.name])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Transition? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var subject: Subject?
        var namespace: String?
        var animation: AnimationText?
        var reverseAnimation: AnimationText?
        var handoff: HandoffKind?
        var duration: Double?
        var delay: Double?
        var stagger: Double?
        var criteria: CompletionCriteria?
        var removal: Removal?
        var configuration: LayerConfiguration?
        var effects: [LayerEffect] = []
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .portal: subject = try reader.value().map { .portal($0) }
            case .group: subject = try reader.name().map { .group($0, stagger: 0) }
            case .item: subject = try reader.filledList("it needs at least one portal").map { .item($0) }
            case .namespace: namespace = try reader.namespace()
            case .animation: animation = try reader.value()
            case .reverseAnimation: reverseAnimation = try reader.value()
            case .handoff: handoff = try reader.value()
            case .duration: duration = try reader.number(.notNegative)
            case .delay: delay = try reader.number(.notNegative)
            case .completionCriteria: criteria = try reader.value()
            case .removal: removal = try reader.value()
            case .stagger: stagger = try reader.number(.notNegative)
            case .configuration: configuration = try reader.value()
            case .effects: effects = try reader.list() ?? []
            }
        }
        try reader.requireOne(of: [.portal, .group, .item], in: members)
        if stagger != nil, !members.contains(.group) {
            try reader.refuse([.stagger], of: members, "only a 'group' transition staggers")
        }
        if duration != nil, handoff != .timed, handoff != nil || !members.contains(.handoff) {
            try reader.refuse([.duration], of: members, "only the hand-off 'timed' has one")
        }
        if criteria != nil, handoff == .timed {
            try reader.refuse(
                [.completionCriteria], of: members, "the hand-off 'timed' does not wait for its animation")
        }
        guard let name, let subject else { return nil }
        return Transition(
            name: name, subject: subject.staggered(by: stagger ?? 0), namespace: namespace ?? "",
            animation: animation, reverseAnimation: reverseAnimation,
            handoff: handoff == .timed ? .timed(duration: duration) : .completion(criteria ?? .removed), delay: delay,
            removal: removal ?? .none, configuration: configuration, effects: effects)
    }
}

extension Transition.Subject {
    fileprivate func staggered(by stagger: Double) -> Self {
        if case .group(let group, _) = self { return .group(group, stagger: stagger) }
        return self
    }
}
