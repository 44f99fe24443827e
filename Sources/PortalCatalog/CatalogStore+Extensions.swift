import PortalModel

extension CatalogStore {
    /// The document's own free data.
    package func extensions() throws -> RawJSON? {
        try CatalogExtensionTable.extensions(in: database)
    }

    /// Puts free data in the place of what there is; `nil` removes it.
    package func put(extensions: RawJSON?) throws {
        try transaction {
            if let extensions {
                try CatalogExtensionTable.put(extensions, into: database)
            } else {
                try CatalogExtensionTable.delete(from: database)
            }
        }
    }
}
