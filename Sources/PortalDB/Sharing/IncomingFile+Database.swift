import PortalCatalog
import PortalDocument
import PortalModel

extension IncomingFile {
    /// Reads all of a catalog file of other people but what is in its scenes.
    ///
    /// - Parameters:
    ///   - catalog: what it is imported into.
    ///   - isPartial: whether not all is wanted, so that what the scenes refer to must be known before.
    /// - Throws: ``CatalogFileError``, ``DocumentError`` if a row is not what a document may have.
    convenience init(database path: String, into catalog: CatalogStore, isPartial: Bool) throws {
        let file = try ForeignFile(path: path, catalog: catalog.file)
        self.init(name: path, library: try file.store.identity()) { wanted, body in
            try file.store.forEachSceneName { name in
                guard wanted.contains(ElementKey(kind: .scene, sharedName: name.rawValue)) else { return }
                try body(try Incoming(try file.scene(name), of: file))
            }
        }
        try file.store.forEachPreset { presets.append(try Incoming($0, of: file)) }
        try file.store.forEachPopupSettings { popupSettings.append(try Incoming($0, of: file)) }
        try file.store.forEachSceneName { name in
            let references = isPartial ? try file.scene(name).references : []
            scenes.append(
                IncomingScene(key: ElementKey(kind: .scene, sharedName: name.rawValue), references: references))
        }
        var seen: Set<ElementKey> = []
        for key in keys where !seen.insert(key).inserted {
            throw CatalogError(
                kind: .badData, "\(path): there are two of the name '\(key.sharedName)', spelt differently")
        }
        if let raw = try file.store.extensions() {
            _ = try CatalogElement.extensions(raw).readBack(from: path)
            extensions = Incoming(content: raw, place: ElementPlace(file: path, element: JSONPath()["extensions"]))
        }
    }
}

extension Incoming where Content: SharedElement {
    /// An element as the rows of a database have it.
    ///
    /// - Throws: ``DocumentError`` if no document could have it.
    fileprivate init(_ content: Content, of file: ForeignFile) throws {
        let section =
            switch Content.kind {
            case .preset: "presets"
            case .popupSettings: "popupSettings"
            case .scene: "scenes"
            }
        let place = ElementPlace(file: file.path, element: JSONPath()[section][content.sharedName])
        self.init(content: try content.readBack(from: file.path), place: place)
    }
}

extension ForeignFile {
    /// A scene that is there.
    fileprivate func scene(_ name: Scene.ID) throws -> Scene {
        if let scene = try store.scene(name) { return scene }
        throw CatalogError(kind: .badData, "\(path): scene '\(name)' is not found by its name")
    }
}
