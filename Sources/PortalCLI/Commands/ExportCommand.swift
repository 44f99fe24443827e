import PortalDB
import PortalDocument
import PortalSystem

/// What the catalog is exported as.
private enum ExportFormat: String, CaseIterable {
    case json, schema
}

extension Option<ExportFormat> {
    fileprivate static let form = Option.value(
        "format", short: "f", .choice("FORMAT"), default: .json,
        "Form of the export: a catalog document, or its schema, which needs no catalog")
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
            Example(words: "export --format schema > portal.schema.json", meaning: "For an editor of documents."),
            Example(words: "export --output catalog.json --replace", meaning: "Into a file, in place of the old one."),
        ],
        run: { invocation, console in
            if invocation[.form] == .schema { return try invocation.exportSchema(on: console) }
            let catalog = try invocation.catalog(.readOnly, on: console)
            guard let path = invocation.outputPath else {
                try catalog.exportDocument { try console.output.write(utf8: $0) }
                return .success
            }
            guard !FileKind.isOneFile(path, catalog.path) else {
                throw UsageError(message: "option '--output' names the catalog itself", command: "export")
            }
            let file = try invocation.outputFile(path)
            try catalog.exportDocument { try file.write($0) }
            try file.commit()
            return .success
        })
}

extension Invocation {
    /// Where the export goes; `nil`: the standard output.
    fileprivate var outputPath: String? { self[.output].flatMap { $0 == "-" ? nil : $0 } }

    fileprivate func outputFile(_ path: String) throws -> AtomicFile {
        guard try self[.replace] || FileKind(path: path) == .missing else {
            throw CatalogError(kind: .cannotCreate, "'\(path)' already exists; use --replace")
        }
        return try AtomicFile(path: path, replacesExisting: self[.replace])
    }

    fileprivate func exportSchema(on console: Console) throws -> ExitCode {
        guard let path = outputPath else {
            try console.output.write(utf8: DocumentSchema.text)
            return .success
        }
        let file = try outputFile(path)
        try file.write(DocumentSchema.text)
        try file.commit()
        return .success
    }
}
