import PortalCatalog
import PortalDocument

extension Catalog {
    /// Writes the whole catalog as one document, in the order of names: what ``importDocuments(_:onConflict:dryRun:)`` reads.
    ///
    /// The same content gives the same text, whatever its history. Recordings are no part of it.
    ///
    /// - Parameter write: is called with piece after piece of the text, in UTF-8.
    /// - Throws: ``CatalogError``, and what `write` throws.
    public func exportDocument(_ write: @escaping ([UInt8]) throws -> Void) throws {
        try translating {
            try store.snapshot {
                var writer = DocumentWriter(to: write)
                try store.forEachPreset { try writer.write(.preset($0)) }
                try store.forEachPopupSettings { try writer.write(.popupSettings($0)) }
                try store.forEachScene { try writer.write(.scene($0)) }
                if let extensions = try store.extensions() { try writer.write(.extensions(extensions)) }
                try writer.finish()
            }
        }
    }
}
