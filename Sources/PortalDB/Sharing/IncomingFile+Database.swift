import PortalCatalog
import PortalDocument
import PortalModel
import PortalSystem

extension IncomingFile {
    /// So many scenes may be read from the rows of a file before they are looked at.
    private static let scenesAhead = 32

    /// Reads all of a catalog file of other people but what is in its scenes.
    ///
    /// - Parameters:
    ///   - catalog: what it is imported into.
    ///   - isPartial: whether not all is wanted, so that what the scenes refer to must be known before.
    /// - Throws: ``CatalogFileError``, ``DocumentError`` if a row is not what a document may have.
    convenience init(database path: String, into catalog: CatalogStore, isPartial: Bool) throws {
        let file = try ForeignFile(path: path, catalog: catalog.file)
        let library = try file.store.identity()
        var echo = ElementEcho(from: path)
        self.init(name: path, library: library) { wanted, handOn in
            try workAhead(by: Self.scenesAhead) { add in
                var isEnough = false
                try file.store.forEachScene {
                    !isEnough && wanted.contains(ElementKey(kind: .scene, sharedName: $0.rawValue))
                } _: { scene in
                    if !isEnough { isEnough = !add(scene, 1) }
                }
            } take: { scene in
                guard let scene = Scene(try echo.readBack(.scene(scene))) else { return true }
                let place = ElementPlace(scene, of: file)
                let digest = library == nil ? nil : SHA256.digest(of: echo.text)
                return handOn(ArrivingScene(scene, at: place, digest: digest), echo.text.count)
            }
        }
        try file.store.forEachPreset { presets.append(try Incoming($0, of: file, &echo)) }
        try file.store.forEachPopupSettings { popupSettings.append(try Incoming($0, of: file, &echo)) }
        func add(_ name: Scene.ID, _ references: Set<ElementKey>) {
            scenes.append(
                IncomingScene(key: ElementKey(kind: .scene, sharedName: name.rawValue), references: references))
        }
        if isPartial {
            try file.store.forEachScene { add($0.name, $0.references) }
        } else {
            try file.store.forEachSceneName { add($0, []) }
        }
        var seen: Set<ElementKey> = []
        for key in keys where !seen.insert(key).inserted {
            throw CatalogError(
                kind: .badData, "\(path): there are two of the name '\(key.sharedName)', spelt differently")
        }
        if let raw = try file.store.extensions() {
            _ = try echo.readBack(.extensions(raw))
            extensions = Incoming(content: raw, place: ElementPlace(file: path, element: JSONPath()["extensions"]))
        }
    }
}

extension Incoming where Content: SharedElement {
    /// An element as the rows of a database have it.
    ///
    /// - Throws: ``DocumentError`` if no document could have it.
    fileprivate init(_ content: Content, of file: ForeignFile, _ echo: inout ElementEcho) throws {
        let known = Content(try echo.readBack(content.element)) ?? content
        self.init(content: known, place: ElementPlace(content, of: file))
    }
}

extension ElementPlace {
    fileprivate init(_ content: some SharedElement, of file: ForeignFile) {
        self.init(file: file.path, element: JSONPath()[content.section][content.sharedName])
    }
}

extension SharedElement {
    /// The list of a document in which it would be.
    fileprivate var section: String {
        switch Self.kind {
        case .preset: "presets"
        case .popupSettings: "popupSettings"
        case .scene: "scenes"
        }
    }
}
