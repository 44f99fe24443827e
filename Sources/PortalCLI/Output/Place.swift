import PortalDB
import PortalSystem

/// Looks at a place where a file is to be written.
///
/// - Throws: ``CatalogError`` if a file is there that is to stay, ``SystemError`` if something is that no file may replace.
func admitPlace(_ path: String, replaces: Bool) throws {
    if try !replaces && FileKind(path: path, for: .create) == .regular {
        throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
    }
    try AtomicFile.admit(path, replacesExisting: replaces)
}
