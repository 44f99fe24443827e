import PortalModel

extension PresentationContext.Presentation: DocumentChoice {}

extension PresentationContext: DocumentValue {
    enum Key: String, ObjectKey {
        case name, presentation, parent, animation, offset

        static let table = KeyTable<Key>("a context", required: [.name])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> PresentationContext? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var parent: ID?
        var presentation: Presentation?
        var animation: AnimationText?
        var offset: Point?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .presentation: presentation = try reader.value()
            case .parent: parent = try reader.value()
            case .animation: animation = try reader.value()
            case .offset: offset = try reader.value()
            }
        }
        guard let name else { return nil }
        if !members.contains(.presentation) { presentation = name == "root" ? .root : .sheet }
        guard let presentation else { return nil }
        if presentation == .root {
            try reader.refuse([.parent, .animation, .offset], of: members, "the root context is always there")
        }
        return PresentationContext(
            name: name, presentation: presentation, parent: parent, animation: animation, offset: offset)
    }
}
