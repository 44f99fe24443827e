import PortalCatalog
import PortalDocument
import PortalModel

extension ForeignFile {
    /// Hands on everything that a document of this file would have, in a document's order: each element is one that the
    /// document reader accepts.
    ///
    /// - Throws: ``DocumentError`` at the first element that it would refuse, ``SQLiteError``, and what the body throws.
    package func forEachElement(_ body: (CatalogElement) throws -> Void) throws {
        var echo = ElementEcho(from: path)
        func take(_ element: CatalogElement) throws { try body(echo.readBack(element)) }
        try store.snapshot {
            try store.forEachPreset { try take(.preset($0)) }
            try store.forEachPopupSettings { try take(.popupSettings($0)) }
            try store.forEachScene { try take(.scene($0)) }
            if let extensions = try store.extensions() { try take(.extensions(extensions)) }
        }
    }
}
