import PortalCatalog
import PortalDocument
import PortalModel
import PortalSystem

extension IncomingFile {
    /// Reads all of a catalog file but what is in its scenes.
    ///
    /// - Parameters:
    ///   - catalog: what it is imported into.
    ///   - isPartial: whether not all is wanted, so that what the scenes refer to must be known before.
    /// - Throws: ``DocumentError`` if a row is not what a document may have.
    convenience init(database path: String, into catalog: CatalogStore, isPartial: Bool) throws {
        let store = try CatalogStore(file: path, mode: .readOnly)
        let library = try store.identity()
        self.init(name: path, origins: try library.map { try LibraryOrigins(of: $0, in: catalog) }) { wanted, body in
            try store.forEachSceneName { name in
                guard wanted.contains(name), let scene = try store.scene(name) else { return }
                try body(try Incoming(scene, of: path))
            }
        }
        try store.forEachPreset { presets.append(try Incoming($0, of: path)) }
        try store.forEachPopupSettings { popupSettings.append(try Incoming($0, of: path)) }
        try store.forEachSceneName { name in
            let references = isPartial ? try store.scene(name)?.references ?? References() : References()
            scenes.append(IncomingScene(name: name, references: references))
        }
        if let raw = try store.extensions() {
            let place = ElementPlace(file: path, section: "extensions", name: "")
            try DocumentText(of: .extensions(raw)).check(is: .extensions(raw), at: place)
            extensions = Incoming(content: raw, place: place)
        }
    }
}

extension Incoming where Content: SharedElement {
    /// An element as the rows of a database have it.
    ///
    /// - Throws: ``DocumentError`` if no document could have it.
    fileprivate init(_ content: Content, of file: String) throws {
        let section =
            switch Content.kind {
            case .preset: "presets"
            case .popupSettings: "popupSettings"
            case .scene: "scenes"
            }
        self.init(content: content, place: ElementPlace(file: file, section: section, name: content.title))
        try DocumentText(of: content.element).check(is: content.element, at: place)
    }
}

extension DocumentText {
    /// Makes sure that the text, read again, is the element that it was written from: what rows hold is then no more
    /// than what a document may hold, and in the same form.
    fileprivate func check(is element: CatalogElement, at place: ElementPlace) throws {
        let reader = DocumentReader(source: MemorySource(bytes), file: "")
        var (read, issues): ([CatalogElement], IssueList) = ([], IssueList(limit: Importer.reported))
        do {
            while let next = try reader.next() { read.append(next) }
        } catch let error as DocumentError {
            for issue in error.issues {
                // Without the section and the index.
                issues.append(place.issue(at: JSONPath(Array(issue.path.components.dropFirst(2))), issue.message))
            }
        }
        if issues.error == nil, read != [element] {
            issues.append(place.issue(at: JSONPath(), "it is not written as this program writes it"))
        }
        if let error = issues.error { throw error }
    }
}
