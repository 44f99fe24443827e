import PortalModel

/// Reads elements back, one after the other, as ``CatalogElement/readBack(from:)`` does each; what is needed for that is
/// made once.
package struct ElementEcho: ~Copyable {
    private let file: String
    private var document = DocumentLayout()
    private var animations = AnimationCache()
    /// How often an element was not what it says, and took the long way.
    package private(set) var detours = 0

    /// - Parameter file: what the issues call the place that the elements come from.
    package init(from file: String) { self.file = file }

    /// The text of the document that would have the element read back last, and nothing else.
    package var text: [UInt8] { document.text }

    /// - Throws: ``DocumentError`` with what a reader refuses of the element.
    package mutating func readBack(_ element: CatalogElement) throws(DocumentError) -> CatalogElement {
        write(element)
        if let known = read(element), known == element { return known }
        detours += 1
        let known = try element.readBack(from: file)
        write(known)
        return known
    }

    private mutating func write(_ element: CatalogElement) {
        document.begin()
        document.write(element)
        document.end()
    }

    /// What the text has where the element was written.
    ///
    /// What comes before and after it is always the same, and a document's; so the element alone is read, and must end
    /// where it was written to the end.
    ///
    /// - Returns: `nil` if anything is wrong, or may be.
    private mutating func read(_ element: CatalogElement) -> CatalogElement? {
        guard document.text.count < DocumentLimits().elementSize else { return nil }
        return document.read { reader, length in
            swap(&reader.animations, &animations)
            defer { swap(&reader.animations, &animations) }
            guard let known = try? element.reread(&reader) else { return nil }
            return reader.faults.isEmpty && reader.position == length ? known : nil
        }
    }
}

extension CatalogElement {
    /// Reads another one of the same kind.
    fileprivate func reread(_ reader: inout ElementReader) throws(ScanStop) -> CatalogElement? {
        switch self {
        case .preset: try Preset.read(&reader).map { .preset($0) }
        case .popupSettings: try PopupSettings.read(&reader).map { .popupSettings($0) }
        case .scene: try Scene.read(&reader).map { .scene($0) }
        case .extensions: try reader.rawValue().map { .extensions($0) }
        }
    }
}
