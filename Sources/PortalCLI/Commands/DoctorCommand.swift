import PortalDB
import PortalRender

extension Command {
    static let doctor: Command = Command(
        name: "doctor",
        summary: "Look the catalog's file over, and say what to do",
        discussion: [
            "Whether the file is whole, its tables are this program's, every recording is what was recorded, and what "
                + "was left beside it. Nothing is changed. The exit code is 1 if anything but a note was found. "
                + "What scenes and presets mean is for 'check'."
        ],
        options: [Option<[String]>.libraries.row, Option<ListingFormat>.format.row],
        examples: [
            Example(words: "doctor", meaning: "The catalog in the working directory."),
            Example(words: "doctor --db old.db --format json", meaning: "Another one, for another program."),
        ],
        run: { invocation, console in
            let path = try invocation.databasePath(on: console)
            let format = invocation[.format]
            var writer = ListingWriter(columns: columns, format: format, width: nil)
            var isWell = true
            let libraries = try invocation.libraryPaths(on: console)
            try Catalog.examine(path: path, libraries: libraries, busyTimeout: console.busyTimeout()) { diagnosis in
                if diagnosis.severity != .note { isWell = false }
                if format == .text {
                    try console.output.line(diagnosis.text(style: console.style))
                } else {
                    try writer.write([diagnosis.row], to: console.output.write)
                }
            }
            try writer.finish(to: console.output.write)
            if format == .text && isWell { try console.output.line("\(path.printable) is well.") }
            return isWell ? .success : .differences
        })

    static let vacuum: Command = Command(
        name: "vacuum",
        summary: "Give space of the file back that nothing uses",
        discussion: ["The file is written anew, which needs as much room again for a moment."],
        options: [Option<Bool>.dryRun.row],
        examples: [
            Example(words: "vacuum", meaning: "After much was removed."),
            Example(words: "vacuum --dry-run", meaning: "How much there is to win."),
        ],
        run: { invocation, console in
            let path = try invocation.databasePath(on: console).printable
            let isDry = invocation[.dryRun]
            let catalog = try invocation.catalogToChange(isDryRun: isDry, on: console)
            let before = try catalog.space()
            if isDry {
                try console.output.line(
                    "\(path): \(before.byteCount.kilobytes), of which \(before.freeCount.kilobytes) are not used.")
                return .success
            }
            let freed = try catalog.vacuum()
            let after = before.byteCount - freed
            try console.output.line(
                "\(path): \(before.byteCount.kilobytes) → \(after.kilobytes), \(freed.kilobytes) given back.")
            return .success
        })
}

extension Int {
    fileprivate var kilobytes: String { "\((Double(self) / 1000).short(places: 1)) KB" }
}

private let columns = ["severity", "subject", "message", "advice"].map { Listing.Column($0) }

extension Diagnosis {
    fileprivate var row: [Listing.Cell] {
        [.text(severity.rawValue), .text(subject), .text(message), .text(advice)]
    }

    fileprivate func text(style: TextStyle) -> String {
        let mark = style.paint(severity.rawValue, severity == .error ? .bad : .notice)
        return "\(mark): " + "\(subject): \(message); \(advice)".printable
    }
}
