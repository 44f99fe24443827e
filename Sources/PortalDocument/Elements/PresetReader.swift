import PortalModel

extension Preset: DocumentValue {
    enum Key: String, ObjectKey {
        case name, animation, summary, tags, extensions

        static let table = KeyTable<Key>("a preset", required: [.name, .animation])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Preset? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var animation: AnimationText?
        var summary: String?
        var tags: [String] = []
        var extensions: RawJSON?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .animation: animation = try reader.value()
            case .summary: summary = try reader.string()
            case .tags: tags = try reader.list() ?? []
            case .extensions: extensions = try reader.rawValue()
            }
        }
        guard let name, let animation else { return nil }
        return Preset(name: name, animation: animation, summary: summary, tags: tags, extensions: extensions)
    }
}
