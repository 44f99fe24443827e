import PortalDB
import PortalSource

extension SwiftSource {
    /// Source of what an export of a selection has.
    ///
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``.
    init(_ selection: ExportSelection, of catalog: Catalog, target: SwiftTarget) throws {
        var (presets, settings, scenes): ([Preset], [PopupSettings], [Scene]) = ([], [], [])
        try catalog.exportElements(selection) { element in
            switch element {
            case .preset(let preset): presets.append(preset)
            case .popupSettings(let style): settings.append(style)
            case .scene(let scene): scenes.append(scene)
            case .extensions: break
            }
        }
        self.init(presets: presets, popupSettings: settings, scenes: scenes, target: target)
    }
}
