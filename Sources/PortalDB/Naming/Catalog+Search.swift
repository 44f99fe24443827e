import PortalCatalog

extension Catalog {
    /// Hands on everything that has a text in its name, title, summary, tags, labels or animations; names come first.
    ///
    /// Capital and small letters of ASCII are the same, other letters must be as they are written. Nothing in the text
    /// is a pattern.
    ///
    /// - Parameter limit: at most so many; `nil`: all.
    /// - Throws: ``CatalogError``, and what `body` throws.
    public func search(_ text: String, limit: Int? = nil, _ body: (SearchHit) throws -> Void) throws {
        try translating { try store.search(text, limit: limit, body) }
    }
}
