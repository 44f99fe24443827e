import PortalDocument
import PortalModel

extension IncomingFile {
    /// Reads all of a document but what is in its scenes, which a second reading brings.
    ///
    /// - Throws: ``DocumentError``
    convenience init(document: OpenableDocument) throws {
        let document = try document.repeatable()
        self.init(name: document.name, library: nil) { wanted, handOn in
            let reader = DocumentReader(source: try document.open(), file: document.name)
            var found = 0
            while let element = try reader.next() {
                guard case .scene(let scene) = element, wanted.contains(scene.key) else { continue }
                found += 1
                let text = reader.keptText()
                let place = ElementPlace(file: document.name, element: reader.path, text: text)
                guard handOn(ArrivingScene(scene, at: place), text.byteCount) else { return }
            }
            // Names are unique in a document without faults.
            guard found == wanted.count else {
                throw CatalogError(kind: .inputOutput, "\(document.name) was changed while it was read; try again")
            }
        }
        let reader = DocumentReader(source: try document.open(), file: document.name)
        var names = DocumentNames()
        var repeated = IssueList(limit: Importer.reported)
        while let element = try reader.next() {
            if let issue = names.issue(of: element, in: reader) {
                repeated.append(issue)
            } else {
                add(element, ElementPlace(reader))
            }
        }
        if let error = repeated.error { throw error }
    }

    private func add(_ element: CatalogElement, _ place: ElementPlace) {
        switch element {
        case .preset(let preset):
            let place = place.kept(with: [JSONPath()["name"], JSONPath()["animation"]])
            presets.append(Incoming(content: preset, place: place))
        case .popupSettings(let settings):
            let place = place.kept(with: [JSONPath()["name"], JSONPath()["present"], JSONPath()["dismiss"]])
            popupSettings.append(Incoming(content: settings, place: place))
        case .scene(let scene):
            scenes.append(IncomingScene(key: scene.key, references: scene.references))
        case .extensions(let raw):
            extensions = Incoming(content: raw, place: place.kept(with: []))
        }
    }
}

/// The names that a document has defined so far.
struct DocumentNames {
    private var seen: Set<ElementKey> = []

    /// What is wrong with the present element if the document has one of its kind and name already.
    mutating func issue(of element: CatalogElement, in reader: DocumentReader) -> DocumentIssue? {
        let key: ElementKey
        switch element {
        case .preset(let preset): key = preset.key
        case .popupSettings(let settings): key = settings.key
        case .scene(let scene): key = scene.key
        case .extensions: return nil
        }
        if seen.insert(key).inserted { return nil }
        let message = "the document has \(key.kind.nounPhrase) '\(key.sharedName)' already"
        return reader.issue(at: JSONPath()["name"], message)
    }
}
