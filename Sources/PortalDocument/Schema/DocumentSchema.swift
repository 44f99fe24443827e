import PortalModel

/// The JSON Schema (2020-12) of a catalog document, for editors.
///
/// What it cannot say: that names are defined once and that what is referred to is there; that no key is given twice;
/// that steps are in order of time; what the arguments of an animation may be; that a number is finite; that a name has
/// 200 characters where some consist of several code points; how deep and how large a document may be.
package enum DocumentSchema {
    /// The schema's text, the same every time.
    package static var text: [UInt8] {
        let head: SchemaValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:portal-catalog:1",
        ]
        var layout = JSONLayout()
        head.with(DocumentKey.schema).with(["$defs": .object(definitions)]).write(to: &layout)
        var text: [UInt8] = []
        layout.flush(level: 0, to: &text)
        return text + [0x0A]
    }

    private static var definitions: [(key: String, value: SchemaValue)] {
        func object<Key: DescribedKey>(_ type: Key.Type) -> (key: String, value: SchemaValue) {
            (Key.definition, Key.schema)
        }
        return [
            object(Preset.Key.self), object(PopupSettings.Key.self), object(PopupStyle.Key.self),
            object(Scene.Key.self), object(PresentationContext.Key.self), object(SceneView.Key.self),
            object(Portal.MemberKey.self), object(Portal.Layer.Key.self), object(Portal.Mirror.Key.self),
            object(Transition.Key.self), object(LayerConfiguration.Key.self), object(LayerStyle.Key.self),
            object(LayerEffect.Key.self), object(LayerEffect.Step.Key.self), object(Popup.Key.self),
            object(DelayedContainer.Key.self), object(DelayedContainer.Member.Key.self), object(Header.Key.self),
            object(Header.Element.Key.self), object(Script.Key.self), object(Script.Step.Key.self),
            object(SelectKey.self), object(TransferKey.self), object(MoveKey.self), object(ScrollKey.self),
            object(Size.Key.self), object(Rectangle.Key.self), object(Point.Key.self),
        ] + TextPatterns.definitions
    }
}

/// The keys of a document itself.
enum DocumentKey: String, ObjectKey {
    case format, presets, popupSettings, scenes, extensions

    static let table = KeyTable<DocumentKey>("a document", required: [.format])
}

extension DocumentKey: DescribedKey {
    static var definition: String { "document" }
    static var schemaTitle: String { "Catalog document of portal-db" }

    var schema: SchemaValue {
        switch self {
        case .format: (["const": .text(DocumentFormat.catalog)] as SchemaValue).described("The format and its version.")
        case .presets: .list(of: Preset.Key.reference).described("Animations with names.")
        case .popupSettings:
            .list(of: PopupSettings.Key.reference).described("Settings with names, for pop-ups of any scene.")
        case .scenes: .list(of: Scene.Key.reference).described("What moves, and how.")
        case .extensions: .freeData
        }
    }
}
