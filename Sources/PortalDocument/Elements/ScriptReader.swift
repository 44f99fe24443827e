import PortalModel

extension Script.Phase: DocumentChoice {}

extension Script: DocumentValue {
    enum Key: String, ObjectKey {
        case name, steps

        static let table = KeyTable<Key>("a script", required: [.name, .steps])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Script? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var steps: [Step] = []
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .steps: steps = try reader.steps()
            }
        }
        return name.map { Script(name: $0, steps: steps) }
    }
}

extension Script.Step: TimedStep {
    enum Key: String, ObjectKey {
        case at
        case activate, deactivate, select, transfer, presentContext, dismissContext, present, dismiss, tapBackground
        case appear, move, remove, scroll, endScroll, tap, phase

        static let table = KeyTable<Key>("a step", required: [.at])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Script.Step? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var at: Double?
        var action: Script.Action?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .at: at = try reader.number(.notNegative)
            case .activate: action = try reader.value().map { .activate($0) }
            case .deactivate: action = try reader.value().map { .deactivate($0) }
            case .select: action = try reader.selection()
            case .transfer: action = try reader.transfer()
            case .presentContext: action = try reader.value().map { .presentContext($0) }
            case .dismissContext: action = try reader.value().map { .dismissContext($0) }
            case .present: action = try reader.value().map { .present($0) }
            case .dismiss: action = try reader.value().map { .dismiss($0) }
            case .tapBackground: action = try reader.value().map { .tapBackground($0) }
            case .appear: action = try reader.value().map { .appear($0) }
            case .move: action = try reader.move()
            case .remove: action = try reader.value().map { .remove($0) }
            case .scroll: action = try reader.scroll()
            case .endScroll: action = try reader.value().map { .endScroll($0) }
            case .tap: action = try reader.value().map { .tap($0) }
            case .phase: action = try reader.value().map { .phase($0) }
            }
        }
        try reader.requireAction(in: members)
        guard let at, let action else { return nil }
        return Script.Step(at: at, action: action)
    }
}

extension ElementReader {
    /// Besides its time a step has one key, of seventeen: too many to list in a message.
    fileprivate mutating func requireAction(in members: Members<Script.Step.Key>) throws(ScanStop) {
        if members.count == 2, members.contains(.at) { return }
        let actions = Script.Step.Key.allCases.filter { $0 != .at && members.contains($0) }
        if actions.isEmpty {
            try fault("the action is missing; a step has one key beside 'at', as 'activate'", at: members.offset)
        } else if actions.count > 1 {
            let given = actions.map { "'\($0.rawValue)'" }.joined(separator: " and ")
            try fault("a step has one action; this has \(given)", at: actions[1], of: members)
        }
    }
}
