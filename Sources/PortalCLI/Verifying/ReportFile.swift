import PortalDB
import PortalRender
import PortalSystem

/// The file of a report: begun before anything is played, so that a place where it cannot be is told at once, and there
/// only when it is whole.
struct ReportFile {
    private let file: OutputFile

    /// - Throws: ``UsageError`` for what is no place for a report, ``CatalogError`` if a file is there that is to stay, or
    ///   none can be made.
    init(_ path: String, replaces: Bool, besides catalog: Catalog) throws {
        guard path != "-" else {
            throw UsageError(message: "option '--report' takes a file's name, not '-'", command: "verify")
        }
        guard !FileKind.isOneFile(path, catalog.path) else {
            throw UsageError(message: "option '--report' names the catalog itself", command: "verify")
        }
        try admitPlace(path, replaces: replaces)
        file = try OutputFile(path: path, replacesExisting: replaces, busyTimeout: catalog.busyTimeout)
    }

    func write(_ page: MotionPage) throws {
        try file.write(page.html)
        try file.commit()
    }
}
