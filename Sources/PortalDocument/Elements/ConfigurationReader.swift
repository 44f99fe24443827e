import PortalModel

extension LayerConfiguration.Modifier: DocumentChoice {}
extension LayerConfiguration.Aspect: DocumentChoice {}

/// The words of `level`; what goes with each stands in keys of its own.
enum LevelKind: String, DocumentChoice {
    case styling, full, raw
}

extension LayerConfiguration: DocumentValue {
    enum Key: String, ObjectKey {
        case level, inactive, active, order, sourceFrame, destinationFrame, aspect

        static let table = KeyTable<Key>("a configuration", required: [.level])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> LayerConfiguration? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var kind: LevelKind?
        var inactive: LayerStyle?
        var active: LayerStyle?
        var order: [Modifier] = []
        var source: Rectangle?
        var destination: Rectangle?
        var aspect: Aspect?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .level: kind = try reader.value()
            case .inactive: inactive = try reader.value()
            case .active: active = try reader.value()
            case .order: order = try reader.order() ?? []
            case .sourceFrame: source = try reader.value()
            case .destinationFrame: destination = try reader.value()
            case .aspect: aspect = try reader.value()
            }
        }
        guard let kind else { return nil }
        if kind != .full { try reader.refuse([.order], of: members, "only the level 'full' has one") }
        if kind != .raw {
            try reader.refuse(
                [.sourceFrame, .destinationFrame, .aspect], of: members, "only the level 'raw' has one")
        }
        if aspect != nil, destination != nil {
            try reader.refuse([.aspect], of: members, "'destinationFrame' already says where the layer ends")
        }
        let level: Level =
            switch kind {
            case .styling: .styling
            case .full: .full(order: order)
            case .raw: .raw(source: source, destination: destination, aspect: aspect)
            }
        return LayerConfiguration(
            level: level, inactive: inactive ?? LayerStyle(), active: active ?? LayerStyle())
    }
}

extension LayerStyle: DocumentValue {
    enum Key: String, ObjectKey {
        case cornerRadius, shadowRadius, opacity, blur

        static let table = KeyTable<Key>("a layer's style")
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> LayerStyle? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var style = LayerStyle()
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .cornerRadius: style.cornerRadius = try reader.number(.notNegative)
            case .shadowRadius: style.shadowRadius = try reader.number(.notNegative)
            case .opacity: style.opacity = try reader.number(.unit)
            case .blur: style.blur = try reader.number(.notNegative)
            }
        }
        return style
    }
}

extension ElementReader {
    /// Every modifier once.
    fileprivate mutating func order() throws(ScanStop) -> [LayerConfiguration.Modifier]? {
        _ = skipSpace()
        let offset = position
        let faultsBefore = faults.count
        guard let order: [LayerConfiguration.Modifier] = try list() else { return nil }
        let all = LayerConfiguration.Modifier.allCases
        if faults.count == faultsBefore, order.count != all.count || Set(order).count != all.count {
            let names = all.map(\.rawValue).joined(separator: ", ")
            try fault("the order must list each of \(names) once", at: offset)
        }
        return order
    }
}
