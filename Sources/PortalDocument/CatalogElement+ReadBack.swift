import PortalModel
import PortalSystem

extension RawJSON {
    /// Free data from elsewhere, as a document would have given it: without the white space around it.
    ///
    /// - Returns: `nil` if the text is not one JSON value.
    package init?(checking text: String) {
        guard let value = ElementReader.whole(text, { reader throws(ScanStop) in try reader.rawValue() }) else {
            return nil
        }
        self = value
    }
}

extension CatalogElement {
    /// An element that was read from somewhere else, as from the rows of a file, as a document would have given it.
    ///
    /// It is written as a document and read back: what comes back without a fault obeys every rule that holds for
    /// documents, and is spelt as they spell it. Free data is written as it is, and could end the object that it stands
    /// in; but where it is one JSON value, and so is read back as it was, the rest is as the writer has laid it out.
    ///
    /// - Parameter file: what the issues call the place that the element comes from.
    /// - Throws: ``DocumentError`` with what a reader refuses of it.
    package func readBack(from file: String) throws(DocumentError) -> CatalogElement {
        var text: [UInt8] = []
        do {
            var writer = DocumentWriter { text += $0 }
            try writer.write(self)
            try writer.finish()
            let reader = DocumentReader(source: MemorySource(text), file: file)
            if let first = try reader.next(), first.title == title, first.freeData == freeData, try reader.next() == nil
            {
                return first
            }
        } catch let error as DocumentError {
            throw DocumentError(
                issues: error.issues.map {
                    // The list and the place in it are those of the document that was written for this.
                    issue(in: file, at: JSONPath(Array($0.path.components.dropFirst(2))), $0.message)
                })
        } catch {
            throw DocumentError(issues: [issue(in: file, at: JSONPath(), "\(error)")])
        }
        throw DocumentError(issues: [issue(in: file, at: JSONPath(), "the free data is not one JSON value")])
    }

    private func issue(in file: String, at path: JSONPath, _ message: String) -> DocumentIssue {
        let place = path.components.isEmpty ? "" : "\(path): "
        return DocumentIssue(file: file, place: nil, path: JSONPath(), message: "\(title): \(place)\(message)")
    }

    /// The texts that are written as they are, in the order of the document.
    private var freeData: [RawJSON] {
        switch self {
        case .preset(let preset): [preset.extensions].compactMap { $0 }
        case .popupSettings(let settings): [settings.style.extensions].compactMap { $0 }
        case .scene(let scene):
            scene.popups.compactMap {
                if case .inline(let style) = $0.settings { style.extensions } else { nil }
            } + [scene.extensions].compactMap { $0 }
        case .extensions(let extensions): [extensions]
        }
    }

    /// As messages call it: `preset 'hero/open'`.
    package var title: String {
        switch self {
        case .preset(let preset): "preset '\(preset.name)'"
        case .popupSettings(let settings): "pop-up settings '\(settings.name)'"
        case .scene(let scene): "scene '\(scene.name)'"
        case .extensions: "the free data"
        }
    }
}
