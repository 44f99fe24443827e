import PortalDB
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
        let kind = try FileKind(path: path)
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

/// Puts drawings where they go: files that are there stay unless they are to be replaced.
struct RenderWriter {
    let target: RenderTarget
    let format: RenderFormat
    let replaces: Bool
    let catalogPath: String
    let console: Console

    /// Writes one drawing for each group of plays.
    ///
    /// - Throws: ``CatalogError`` before anything is written if a file exists, ``SystemError``.
    func write(_ plays: [RenderedPlay], _ draw: ([RenderedPlay], _ asList: Bool) throws -> RenderedText) throws {
        switch target {
        case .standardOutput:
            try console.output.write(try told(plays, draw(plays, plays.count > 1)))
        case .file(let path):
            try check(path)
            try save(try told(plays, draw(plays, plays.count > 1)), to: path)
        case .directory(let path):
            let paths = Self.fileNames(plays.map(\.name), ending: format.ending).map {
                path.hasSuffix("/") ? path + $0 : "\(path)/\($0)"
            }
            for path in paths { try check(path) }
            if try FileKind(path: path) == .missing { try makeDirectory(path) }
            for (play, path) in zip(plays, paths) {
                try save(try told([play], draw([play], false)), to: path)
                try console.errors.line("portal-db: wrote \(path.printable)")
            }
        }
    }

    /// Names of plays as names of files, all different whatever the case of letters means to the disk.
    static func fileNames(_ names: [String], ending: String) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let base = String(name.map { $0 == "/" || $0 == "\\" || $0 == ":" ? "." : $0 })
            var (candidate, number) = (base, 1)
            while !taken.insert("\(candidate.lowercased())").inserted {
                number += 1
                candidate = "\(base)-\(number)"
            }
            return "\(candidate).\(ending)"
        }
    }

    /// Says where the frames are from, and what the drawing does not show.
    private func told(_ plays: [RenderedPlay], _ drawing: RenderedText) throws -> String {
        for play in plays { try console.errors.line("portal-db: \(play.name): \(play.origin)".printable) }
        for note in drawing.notes { try console.errors.line("portal-db: note: \(note)".printable) }
        return drawing.text
    }

    private func check(_ path: String) throws {
        guard !FileKind.isOneFile(path, catalogPath) else {
            throw UsageError(message: "option '--output' names the catalog itself", command: "render")
        }
        guard try replaces || FileKind(path: path) == .missing else {
            throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
        }
    }

    private func save(_ text: String, to path: String) throws {
        let file = try AtomicFile(path: path, replacesExisting: replaces)
        try file.write(text)
        try file.commit()
    }
}
