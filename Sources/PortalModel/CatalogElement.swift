/// One thing of a catalog document, in the order of the document.
public enum CatalogElement: Hashable, Sendable {
    case preset(Preset)
    case popupSettings(PopupSettings)
    case scene(Scene)
    /// The document's own free data.
    case extensions(RawJSON)
}
