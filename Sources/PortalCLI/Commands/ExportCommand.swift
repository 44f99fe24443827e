import PortalDB
import PortalSystem

/// What the catalog is exported as.
private enum ExportFormat: String, CaseIterable {
    case json
}

extension Option<ExportFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .json, "Form of the export, a catalog document")
}

extension Option where Value == String? {
    fileprivate static let output = Option.optional(
        "output", short: "o", .text("FILE"), "Where it goes; without it, or as -, the standard output")
}

extension Option<Bool> {
    fileprivate static let replace = Option.flag("replace", "Replace the file if it exists")
}

extension Command {
    static let export: Command = Command(
        name: "export",
        summary: "Write the catalog as the document that import reads",
        discussion: [
            "The same content gives the same bytes, whatever its history. Recordings are no part of it. "
                + "A file appears whole or not at all."
        ],
        options: [Option<ExportFormat>.form.row, Option<String?>.output.row, Option<Bool>.replace.row],
        examples: [
            Example(words: "export > catalog.json", meaning: "Everything, to the standard output."),
            Example(words: "export --output catalog.json --replace", meaning: "Into a file, in place of the old one."),
        ],
        run: { invocation, console in
            let catalog = try invocation.catalog(.readOnly, on: console)
            guard let path = invocation[.output], path != "-" else {
                try catalog.exportDocument { try console.output.write(utf8: $0) }
                return .success
            }
            guard !FileKind.isOneFile(path, catalog.path) else {
                throw UsageError(message: "option '--output' names the catalog itself", command: "export")
            }
            guard try invocation[.replace] || FileKind(path: path) == .missing else {
                throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
            }
            let file = try AtomicFile(path: path, replacesExisting: invocation[.replace])
            try catalog.exportDocument { try file.write($0) }
            try file.commit()
            return .success
        })
}
