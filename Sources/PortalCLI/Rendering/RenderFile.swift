import PortalDB
import PortalDigest
import PortalSystem

/// Puts drawings where they go: files that are there stay unless they are to be replaced.
struct RenderFile {
    let replaces: Bool
    let catalogPath: String
    let console: Console

    /// Writes one drawing for each group of plays.
    ///
    /// - Parameter names: as they were asked for: only what is one play by its name stands in JSON without a list.
    /// - Throws: ``CatalogError``, before anything is written if a file exists; ``SystemError``.
    func write(
        _ plays: [RenderedPlay], named names: [String], to target: RenderTarget, _ format: RenderFormat,
        _ draw: ([RenderedPlay], _ asList: Bool) throws -> RenderedText
    ) throws {
        for play in plays { try console.errors.line("portal-db: \(play.name): \(play.origin)".printable) }
        let asList = plays.map(\.name) != names
        switch target {
        case .standardOutput: try write(draw(plays, asList || plays.count > 1), to: nil)
        case .file(let path): try write(draw(plays, asList || plays.count > 1), to: path)
        case .directory(let path):
            let paths = Self.names(plays.map(\.name), ending: format.ending).map(path.path(of:))
            for path in paths { try check(path) }
            if try FileKind(path: path, for: .create) == .missing { try makeDirectory(path) }
            for (play, path) in zip(plays, paths) { try write(draw([play], false), to: path) }
            let files = "\(paths.count.of("file")) \(paths.count == 1 ? "is" : "are")"
            try console.errors.line("portal-db: \(files) in \(path.printable)")
        }
    }

    /// - Parameter path: `nil` or `-`: the standard output.
    func write(_ drawing: RenderedText, to path: String?) throws {
        for note in drawing.notes { try console.errors.line("portal-db: note: \(note)".printable) }
        guard let path, path != "-" else { return try console.output.write(drawing.text) }
        try check(path)
        let file = try OutputFile(path: path, replacesExisting: replaces, busyTimeout: console.busyTimeout())
        try file.write(drawing.text)
        try file.commit()
    }

    /// By scalars: an accent after one makes another character, and the system still sees the separator.
    private static let separators = "/\\:".unicodeScalars

    /// Names of plays as names of files, all different even where the case of letters does not count.
    static func names(_ plays: [String], ending: String) -> [String] {
        let room = AtomicFile.longestName - ".\(ending)".utf8.count
        var taken: Set<String> = []
        return plays.map { name in
            let base = String(String.UnicodeScalarView(name.unicodeScalars.map { separators.contains($0) ? "." : $0 }))
            var (candidate, number) = (shortened(base, to: room), 1)
            while !taken.insert(candidate.lowercased()).inserted {
                number += 1
                candidate = shortened("\(base)-\(number)", to: room)
            }
            return "\(candidate).\(ending)"
        }
    }

    /// The name, if it is too long cut between two characters, with the beginning of its SHA-256 to tell it from others.
    private static func shortened(_ name: String, to room: Int) -> String {
        guard name.utf8.count > room else { return name }
        let digits = "~\(SHA256.digest(of: name.utf8).hexadecimal.prefix(8))"
        var start = name.prefix(room)
        while start.utf8.count + digits.utf8.count > room { start.removeLast() }
        return start + digits
    }

    private func check(_ path: String) throws {
        guard !FileKind.isOneFile(path, catalogPath) else {
            throw UsageError(message: "option '--output' names the catalog itself", command: "render")
        }
        try admitPlace(path, replaces: replaces)
    }
}
