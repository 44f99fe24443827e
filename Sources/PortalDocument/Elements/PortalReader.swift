import PortalModel

extension Portal: DocumentValue {
    enum MemberKey: String, ObjectKey {
        case id, namespace, group, source, destination, layer, mirror

        static let table = KeyTable<MemberKey>("a portal", required: [.id, .source, .destination])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Portal? {
        guard var members = try reader.object(of: MemberKey.self) else { return nil }
        var id: ID?
        var namespace: String?
        var group: String?
        var source: SceneView.ID?
        var destination: SceneView.ID?
        var layer: Layer?
        var mirror: Mirror?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .id: id = try reader.value()
            case .namespace: namespace = try reader.namespace()
            case .group: group = try reader.name()
            case .source: source = try reader.value()
            case .destination: destination = try reader.value()
            case .layer: layer = try reader.value()
            case .mirror: mirror = try reader.mirror()
            }
        }
        guard let id, let source, let destination else { return nil }
        return Portal(
            key: Key(namespace: namespace ?? "", id: id), group: group, source: source, destination: destination,
            layer: layer, mirror: mirror)
    }
}

extension Portal.Layer: DocumentValue {
    enum Key: String, ObjectKey {
        case fill, cornerRadius, label

        static let table = KeyTable<Key>("a layer")
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Portal.Layer? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var layer = Portal.Layer()
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .fill: layer.fill = try reader.fill() ?? []
            case .cornerRadius: layer.cornerRadius = try reader.number(.notNegative)
            case .label: layer.label = try reader.string()
            }
        }
        return layer
    }
}

extension Portal.Mirror: DocumentValue {
    enum Key: String, ObjectKey {
        case hidesSource, matchesAlpha, matchesTransform, matchesPosition

        static let table = KeyTable<Key>("a mirror")
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Portal.Mirror? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var mirror = Portal.Mirror()
        while let key = try reader.nextKey(of: &members) {
            guard let isOn = try reader.flag() else { continue }
            switch key {
            case .hidesSource: mirror.hidesSource = isOn
            case .matchesAlpha: mirror.matchesAlpha = isOn
            case .matchesTransform: mirror.matchesTransform = isOn
            case .matchesPosition: mirror.matchesPosition = isOn
            }
        }
        return mirror
    }
}

extension ElementReader {
    /// `false`, `true` for a mirror with its own switches, or an object.
    fileprivate mutating func mirror() throws(ScanStop) -> Portal.Mirror? {
        switch skipSpace() {
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return try flag() == true ? Portal.Mirror() : nil
        case UInt8(ascii: "{"): return try value()
        default:
            try skipMismatch(expected: "true, false or an object")
            return nil
        }
    }
}
