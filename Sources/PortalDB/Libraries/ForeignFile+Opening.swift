import PortalCatalog
import PortalSQLite
import PortalSystem

extension ForeignFile {
    /// Opens a file, or says what was to be there.
    ///
    /// - Parameter role: as `library`.
    static func open(_ path: String, as role: String, catalog: String) throws -> ForeignFile {
        guard Durability.exists(path) else { throw CatalogError(kind: .missing, "there is no \(role) '\(path)'") }
        return try ForeignFile(path: path, catalog: catalog)
    }
}

/// As ``translating(_:)`` for a body that also reads files of other people: what is wrong with such a file is for them.
///
/// - Parameter catalog: the file that is nobody else's; `nil`: none is.
func translating<Result>(besides catalog: String?, _ body: () throws -> Result) throws -> Result {
    try translating {
        do {
            return try body()
        } catch let error as SQLiteError where error.file != catalog {
            guard let fault = ForeignFault(error) else { throw error }
            throw CatalogFileError(file: error.file, reason: .untrusted(fault))
        }
    }
}
