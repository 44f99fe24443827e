import PortalDB
import PortalRender
import PortalSystem

/// The file of a report, refused before anything is played if it cannot be written.
struct ReportFile {
    private let path: String
    private let replaces: Bool

    /// - Throws: ``UsageError`` for what is no place for a report, ``CatalogError`` if a file is there that is to stay.
    init(_ path: String, replaces: Bool, besides catalog: Catalog) throws {
        guard path != "-" else {
            throw UsageError(message: "option '--report' takes a file's name, not '-'", command: "verify")
        }
        guard !FileKind.isOneFile(path, catalog.path) else {
            throw UsageError(message: "option '--report' names the catalog itself", command: "verify")
        }
        guard try replaces || FileKind(path: path) == .missing else {
            throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
        }
        self.path = path
        self.replaces = replaces
    }

    func write(_ page: MotionPage) throws {
        let file = try AtomicFile(path: path, replacesExisting: replaces)
        try file.write(page.html)
        try file.commit()
    }
}
