import PortalModel
import PortalSystem

extension CatalogElement {
    /// What a document reader would refuse of an element that was read from somewhere else, as from the rows of a file.
    ///
    /// The element is written as a document and read back: what comes back without a fault, and equal, obeys every
    /// rule that holds for documents. Free data that breaks out of its place comes back otherwise.
    ///
    /// - Parameter file: what the issues call the place that the element comes from.
    package func documentIssues(in file: String) -> [DocumentIssue] {
        do {
            let text = try Self.text(of: self)
            let reader = DocumentReader(source: MemorySource(text), file: file)
            let first = try reader.next()
            guard let first, first == self, try reader.next() == nil else {
                return [issue(in: file, at: JSONPath(), "is not as a document has it")]
            }
            // Equal names may still be spelt otherwise: what is read has them in NFC, to be found by their bytes.
            let isPlain = text.allSatisfy { $0 < 0x80 }
            if try isPlain || Self.text(of: first) == text { return [] }
            return [issue(in: file, at: JSONPath(), "has a name that is not in Unicode's form NFC")]
        } catch let error as DocumentError {
            return error.issues.map {
                // The list and the place in it are those of the document that was written for this.
                issue(in: file, at: JSONPath(Array($0.path.components.dropFirst(2))), $0.message)
            }
        } catch {
            return [issue(in: file, at: JSONPath(), "\(error)")]
        }
    }

    private static func text(of element: CatalogElement) throws -> [UInt8] {
        var text: [UInt8] = []
        var writer = DocumentWriter { text += $0 }
        try writer.write(element)
        try writer.finish()
        return text
    }

    private func issue(in file: String, at path: JSONPath, _ message: String) -> DocumentIssue {
        let place = path.components.isEmpty ? "" : "\(path): "
        return DocumentIssue(file: file, place: nil, path: JSONPath(), message: "\(title): \(place)\(message)")
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
