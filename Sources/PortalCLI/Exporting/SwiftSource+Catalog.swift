import PortalDB
import PortalSource

extension SwiftSource {
    /// Source of what an export of a selection has, and what that is.
    ///
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``.
    static func export(
        _ selection: ExportSelection, of catalog: Catalog, target: SwiftTarget
    ) throws -> (source: SwiftSource, summary: ExportSummary) {
        var (presets, settings, scenes): ([Preset], [PopupSettings], [Scene]) = ([], [], [])
        let summary = try catalog.exportElements(selection) { element in
            switch element {
            case .preset(let preset): presets.append(preset)
            case .popupSettings(let style): settings.append(style)
            case .scene(let scene): scenes.append(scene)
            case .extensions: break
            }
        }
        let source = SwiftSource(presets: presets, popupSettings: settings, scenes: scenes, target: target)
        return (source, summary)
    }
}
