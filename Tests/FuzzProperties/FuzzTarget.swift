/// Code that reads what other people wrote, and what must be true of it for any bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// The reader and the writer of documents.
    case document
    /// The notation of animations.
    case notation
    /// The import of documents into a catalog, the export and the engine.
    case catalog
    /// Catalog files of other people.
    case database

    /// - Throws: what is not true of these bytes.
    package func check(_ bytes: [UInt8]) throws(BrokenProperty) {
        switch self {
        case .document: try DocumentProperties.check(bytes)
        case .notation: try NotationProperties.check(bytes)
        case .catalog: try CatalogProperties.check(bytes)
        case .database: try DatabaseProperties.check(bytes)
        }
    }
}

/// Something that should be true of any input and is not.
package struct BrokenProperty: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

func require(_ isTrue: Bool, _ otherwise: @autoclosure () -> String) throws(BrokenProperty) {
    if !isTrue { throw BrokenProperty(otherwise()) }
}
