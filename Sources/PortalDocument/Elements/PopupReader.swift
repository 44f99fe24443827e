import PortalModel

extension PopupStyle.Material: DocumentChoice {}

/// Settings with a name stand in the document's own list, those without in a pop-up.
extension PopupSettings: DocumentValue {
    enum Key: String, ObjectKey {
        case name, backgroundMaterial, present, dismiss, dismissOnBackgroundTap, extensions

        static let table = KeyTable<Key>("a pop-up settings object", required: [.name])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> PopupSettings? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var style = PopupStyle()
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .backgroundMaterial: style.backgroundMaterial = try reader.value()
            case .present: style.present = try reader.value()
            case .dismiss: style.dismiss = try reader.value()
            case .dismissOnBackgroundTap: style.dismissOnBackgroundTap = try reader.flag()
            case .extensions: style.extensions = try reader.rawValue()
            }
        }
        return name.map { PopupSettings(name: $0, style: style) }
    }
}

extension PopupStyle: DocumentValue {
    enum Key: String, ObjectKey {
        case backgroundMaterial, present, dismiss, dismissOnBackgroundTap, extensions

        static let table = KeyTable<Key>("an inline settings object")
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> PopupStyle? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var style = PopupStyle()
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .backgroundMaterial: style.backgroundMaterial = try reader.value()
            case .present: style.present = try reader.value()
            case .dismiss: style.dismiss = try reader.value()
            case .dismissOnBackgroundTap: style.dismissOnBackgroundTap = try reader.flag()
            case .extensions: style.extensions = try reader.rawValue()
            }
        }
        return style
    }
}

extension Popup.Settings: DocumentValue {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Popup.Settings? {
        if reader.skipSpace() == UInt8(ascii: "{") { return try PopupStyle.read(&reader).map { .inline($0) } }
        return try reader.name("the name of settings or an object").map { .named(PopupSettings.ID($0)) }
    }
}

extension Popup: DocumentValue {
    enum Key: String, ObjectKey {
        case id, view, items, settings

        static let table = KeyTable<Key>("a pop-up", required: [.id])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Popup? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var id: ID?
        var content: Content?
        var settings: Settings?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .id: id = try reader.value()
            case .view: content = try reader.value().map { .view($0) }
            case .items: content = try reader.filledList("a pop-up shows at least one view").map { .items($0) }
            case .settings: settings = try reader.value()
            }
        }
        try reader.requireOne(of: [.view, .items], in: members)
        guard let id, let content else { return nil }
        return Popup(id: id, content: content, settings: settings)
    }
}
