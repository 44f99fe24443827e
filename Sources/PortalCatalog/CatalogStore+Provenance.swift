import PortalDigest
import PortalModel

extension CatalogStore {
    /// The library that this file is; `nil` unless an export made it.
    package func identity() throws -> Library? {
        try IdentityTable.library(in: database)
    }

    package func put(identity library: Library) throws {
        try transaction { try IdentityTable.put(library, into: database) }
    }

    /// The libraries of which something was imported, by name.
    package func libraries() throws -> [ImportedLibrary] {
        try LibraryTable.all(in: database)
    }

    /// Remembers a library as one of which something was taken now.
    ///
    /// - Returns: What time it is now.
    @discardableResult
    package func put(_ library: Library) throws -> String {
        let time = now()
        try transaction { try LibraryTable.put(library, importedAt: time, into: database) }
        return time
    }

    /// Where something came from; `nil` if nobody but its author had it.
    package func provenance(of kind: Provenance.Kind, _ name: String) throws -> Provenance? {
        try ProvenanceTable.provenance(of: kind, name, in: database)
    }

    /// All that came from a library, in one statement.
    package func provenances(of library: Library.ID) throws -> [Provenance] {
        try ProvenanceTable.all(of: library, in: database)
    }

    /// Says that something was taken, of a library that is remembered already.
    ///
    /// What was known of the thing goes, and so does what said that something else here is this thing of the library.
    ///
    /// - Parameters:
    ///   - time: when; `nil`: now.
    ///   - theirDigest: of what the library's file has.
    ///   - ourDigest: of what was written here, in the library's names.
    @discardableResult
    package func putProvenance(
        of kind: Provenance.Kind, _ name: String, from library: Library.ID, as theirName: String,
        at time: String? = nil, theirDigest: Digest, ourDigest: Digest
    ) throws -> Provenance {
        let provenance = Provenance(
            kind: kind, library: library, theirName: theirName, name: name, importedAt: time ?? now(),
            theirDigest: theirDigest, ourDigest: ourDigest)
        try transaction { try ProvenanceTable.put(provenance, into: database) }
        return provenance
    }
}
