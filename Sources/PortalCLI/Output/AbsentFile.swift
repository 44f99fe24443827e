import PortalDB
import PortalSystem

/// Refuses a file that is there already, where none is to be replaced.
///
/// - Throws: ``CatalogError``; ``SystemError`` if it cannot be told.
func requireAbsent(_ path: String) throws {
    guard try FileKind(path: path, for: .create) == .missing else {
        throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
    }
}
