import PortalDB
import PortalDigest
import PortalSystem

/// Where drawings go.
enum RenderTarget: Hashable {
    case standardOutput
    case file(String)
    /// A file for each play.
    case directory(String)

    /// - Throws: ``UsageError`` if several plays are to go where one fits.
    init(_ path: String?, count: Int, format: RenderFormat) throws {
        let isSingle = count == 1 || format.holdsSeveral
        guard let path, path != "-" else {
            guard isSingle else {
                throw UsageError(
                    message: "\(count) plays are \(count) files of \(format.rawValue); --output DIRECTORY takes them",
                    command: "render")
            }
            self = .standardOutput
            return
        }
        let kind = try FileKind(path: path, for: .create)
        if path.hasSuffix("/") || kind == .directory {
            self = .directory(path)
        } else if isSingle {
            self = .file(path)
        } else if kind == .missing, RenderFormat(ofFile: path) == nil {
            self = .directory(path)
        } else {
            throw UsageError(
                message:
                    "\(count) plays do not go into the one file '\(path.printable)'; --output DIRECTORY takes them",
                command: "render")
        }
    }
}
