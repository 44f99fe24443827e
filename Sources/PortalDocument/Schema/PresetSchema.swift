import PortalModel

extension Preset.Key: DescribedKey {
    static var definition: String { "preset" }
    static var schemaTitle: String { "Preset" }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What animations call it.")
        case .animation: .animation.described("What it stands for.")
        case .summary: .string.described("What it is for, in a few words.")
        case .tags: .list(of: .string).described("Words to find it by.", default: [])
        case .extensions: .freeData
        }
    }
}

extension PopupSettings.Key: DescribedKey {
    static var definition: String { "popupSettings" }
    static var schemaTitle: String { "Pop-up settings" }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What pop-ups call them.")
        case .backgroundMaterial: PopupStyle.Key.backgroundMaterial.schema
        case .present: PopupStyle.Key.present.schema
        case .dismiss: PopupStyle.Key.dismiss.schema
        case .dismissOnBackgroundTap: PopupStyle.Key.dismissOnBackgroundTap.schema
        case .extensions: .freeData
        }
    }
}

extension PopupStyle.Key: DescribedKey {
    static var definition: String { "popupStyle" }
    static var schemaTitle: String { "Pop-up settings without a name" }

    var schema: SchemaValue {
        switch self {
        case .backgroundMaterial: .choice(PopupStyle.Material.self).described("What the background is made of.")
        case .present: .animation.described("How the pop-up comes.")
        case .dismiss: .animation.described("How it goes.")
        case .dismissOnBackgroundTap: .flag.described("Whether a tap beside it dismisses it.")
        case .extensions: .freeData
        }
    }
}

extension Popup.Key: DescribedKey {
    static var definition: String { "popup" }
    static var schemaTitle: String { "Pop-up" }
    static var rules: SchemaValue { .one(of: [Self.view, .items]) }

    var schema: SchemaValue {
        switch self {
        case .id: .name.described("What scripts call it.")
        case .view: .name.described("The view that it shows.")
        case .items: .filledList(of: .name).described("The views that it shows, one at a time.")
        case .settings:
            (["anyOf": [.name, PopupStyle.Key.reference]] as SchemaValue).described(
                "The name of settings, or the settings themselves.")
        }
    }
}
