import PortalDB
import PortalDocument
import PortalRender
import PortalSource
import PortalSystem

/// What the catalog is exported as.
private enum ExportFormat: String, CaseIterable {
    case json, file, tokens, swift, schema

    /// What the name of a file asks for.
    init(ofFileNamed name: String) {
        let endings: [(ExportFormat, [String])] = [
            (.file, [".portaldb", ".db", ".sqlite"]), (.tokens, [".tokens", ".tokens.json"]), (.swift, [".swift"]),
        ]
        self = endings.first { $0.1.contains(where: name.hasEnding) }?.0 ?? .json
    }
}

extension Option where Value == ExportFormat? {
    fileprivate static let form = Option.optional(
        "format", short: "f", .choice("FORMAT"),
        "A document, a catalog file, design tokens or SwiftUI source, whatever the FILE is called; "
            + "or the schema of documents, which needs no catalog")
}

extension Option where Value == SwiftTarget? {
    fileprivate static let target = Option.optional(
        "target", .choice("PACKAGE"), "What SwiftUI source is for; portal-4 without it")
}

extension Option where Value == String? {
    fileprivate static let output = Option.optional(
        "output", short: "o", .text("FILE"), "The same as FILE without a dash")

    fileprivate static let libraryName = Option.optional(
        "name", .newName("NAME"), "What a catalog file is called wherever it is imported; 'unnamed' without it")
}

extension Option<[String]> {
    fileprivate static let presets = Option.list(
        "presets", .names(.presets, "GLOB"), implied: "*",
        "Only presets that match, as 'hero/*', and what else is selected")

    fileprivate static let popups = Option.list(
        "popups", .names(.popups, "GLOB"), implied: "*", "The same of pop-up settings")

    fileprivate static let scenes = Option.list("scenes", .names(.scenes, "GLOB"), implied: "*", "The same of scenes")
}

extension Option<Bool> {
    fileprivate static let replace = Option.flag("replace", "Replace the file if it exists")

    fileprivate static let noDependencies = Option.flag(
        "no-deps", "Refuse an export that lacks what it needs, instead of adding that")
}

extension Command {
    static let export: Command = Command(
        name: "export",
        summary: "Write the catalog, or a part of it, for others to import",
        discussion: [
            "A FILE that ends in .portaldb, .db or .sqlite becomes a catalog file, one in .tokens or .tokens.json design "
                + "tokens, one in .swift SwiftUI source, and any other a document in JSON. 'import' reads all of them; "
                + "a catalog file can also be used as it is, with --library.",
            "Without --presets, --popups and --scenes everything is exported, with the catalog's own free data. "
                + "What is selected brings along what it needs: scenes their presets and pop-up settings, "
                + "settings and presets the presets that they start from. "
                + "The three may stand without a GLOB, for all: each takes the next word unless that begins with a dash.",
            "Design tokens have presets only: 'hero/open' is the transition 'open' in the group 'hero'. A spring is written "
                + "as the nearest curve, as long as the spring takes to settle, and with its exact animation under "
                + "'$extensions', from which 'import' reads the same preset; how far the curve is off is there, too. In "
                + "names, which must have no dot and no dollar in front there, these are written %2E and %24.",
            "SwiftUI source has presets as members of Animation, and pop-up settings and scenes as functions of View "
                + "that call the modifiers of Portal 4.x or 1.x, PopUp or DelayedTransitionView. "
                + "What the package does not have is said in a comment, and on the standard error.",
            "The same content gives the same bytes, whatever its history. Recordings are no part of it. "
                + "A file appears whole or not at all.",
        ],
        arguments: [
            Argument(name: "FILE", count: .optional, summary: "Where it goes; without it, or as -, the standard output")
        ],
        options: [
            Option<[String]>.presets.row, Option<[String]>.popups.row, Option<[String]>.scenes.row,
            Option<Bool>.noDependencies.row, Option<String?>.libraryName.row, Option<ExportFormat?>.form.row,
            Option<SwiftTarget?>.target.row, Option<String?>.output.row, Option<Bool>.replace.row,
            Option<[String]>.libraries.row,
        ],
        examples: [
            Example(words: "export > catalog.json", meaning: "Everything, to the standard output."),
            Example(words: "export catalog.json --replace", meaning: "Into a file, in place of the old one."),
            Example(words: "export team.portaldb --name acme", meaning: "A library for others, called 'acme'."),
            Example(
                words: "export team.portaldb --presets 'hero/*' --popups --scenes card-grid",
                meaning: "Some presets, all pop-up settings and a scene, with what they need."),
            Example(
                words: "export Motion.swift --presets 'hero/*' --scenes card-grid",
                meaning: "SwiftUI source for Portal 4.x."),
            Example(words: "export --format swift --target popup --popups", meaning: "Pop-up settings for PopUp."),
            Example(words: "export motion.tokens.json --presets 'hero/*'", meaning: "Presets as design tokens."),
            Example(words: "export --format schema > portal.schema.json", meaning: "For an editor of documents."),
        ],
        run: { invocation, console in
            let path = try invocation.exportPath
            let format = invocation[.form] ?? path.map(ExportFormat.init(ofFileNamed:)) ?? .json
            guard format == .file || invocation[.libraryName] == nil else {
                throw UsageError(message: "--name goes with a catalog file; a document has no name", command: "export")
            }
            guard format == .swift || invocation[.target] == nil else {
                throw UsageError(message: "--target goes with --format swift", command: "export")
            }
            if format == .schema { return try invocation.exportSchema(to: path, on: console) }
            guard path != nil || format != .file else {
                throw UsageError(
                    message: "FILE is missing: a catalog file is not written to the standard output", command: "export")
            }
            let catalog = try invocation.catalogWithLibraries(.readOnly, on: console)
            let selection = ExportSelection(
                presets: invocation[.presets], popupSettings: invocation[.popups], scenes: invocation[.scenes],
                includesDependencies: !invocation[.noDependencies])
            if format == .tokens { return try invocation.exportTokens(of: catalog, selection, to: path, on: console) }
            if format == .swift { return try invocation.exportSwift(of: catalog, selection, to: path, on: console) }
            guard let path else {
                let summary = try catalog.exportDocument(selection) { try console.output.write(utf8: $0) }
                try console.warn(of: summary.danglingNames)
                return .success
            }
            try catalog.refuseOwnFile(path)
            let summary: ExportSummary
            if format == .file {
                try admitPlace(path, replaces: invocation[.replace])
                summary = try catalog.exportFile(
                    path, selection, name: invocation[.libraryName], replacesExisting: invocation[.replace])
            } else {
                let file = try invocation.targetFile(path, on: console)
                summary = try catalog.exportDocument(selection) { try file.write($0) }
                try file.commit()
            }
            try console.errors.line("\(path.printable): \(summary.words)")
            try console.warn(of: summary.danglingNames)
            if format == .file, invocation[.libraryName] == nil {
                try console.errors.line("Whoever imports it sees the library 'unnamed'; --name gives it a name.")
            }
            return .success
        })
}

extension Invocation {
    /// The file that is to be written; `nil`: the standard output.
    fileprivate var exportPath: String? {
        get throws(UsageError) {
            let (argument, option) = (arguments.first, self[.output])
            guard argument == nil || option == nil else {
                throw UsageError(message: "FILE and --output exclude each other", command: "export")
            }
            return [argument, option].compactMap(\.self).first { $0 != "-" }
        }
    }

    fileprivate func targetFile(_ path: String, on console: Console) throws -> OutputFile {
        try admitPlace(path, replaces: self[.replace])
        return try OutputFile(path: path, replacesExisting: self[.replace], busyTimeout: console.busyTimeout())
    }

    /// The source, and on the standard error what it does not have.
    fileprivate func exportSwift(
        of catalog: Catalog, _ selection: ExportSelection, to path: String?, on console: Console
    ) throws -> ExitCode {
        let (source, summary) = try SwiftSource.export(selection, of: catalog, target: self[.target] ?? .portal4)
        if let path {
            try catalog.refuseOwnFile(path)
            let file = try targetFile(path, on: console)
            try file.write(source.text)
            try file.commit()
            try console.errors.line("\(path.printable): \(summary.words)")
        } else {
            try console.output.write(source.text)
        }
        for note in source.notes { try console.errors.line("portal-db: note: \(note)".printable) }
        return .success
    }

    fileprivate func exportTokens(
        of catalog: Catalog, _ selection: ExportSelection, to path: String?, on console: Console
    ) throws -> ExitCode {
        let summary: TokenExportSummary
        if let path {
            try catalog.refuseOwnFile(path)
            let file = try targetFile(path, on: console)
            summary = try catalog.exportTokens(selection) { try file.write($0) }
            try file.commit()
        } else {
            summary = try catalog.exportTokens(selection) { try console.output.write(utf8: $0) }
        }
        for line in summary.lines { try console.errors.line(path.map { "\($0.printable): \(line)" } ?? line) }
        return .success
    }

    fileprivate func exportSchema(to path: String?, on console: Console) throws -> ExitCode {
        guard let path else {
            try console.output.write(utf8: DocumentSchema.text)
            return .success
        }
        try Catalog.refuse(path, asCatalog: databasePath(on: console))
        let file = try targetFile(path, on: console)
        try file.write(DocumentSchema.text)
        try file.commit()
        return .success
    }
}

extension Console {
    /// Says what whoever imports an export must have.
    fileprivate func warn(of danglingNames: [DanglingName]) throws {
        for name in danglingNames {
            try errors.line("portal-db: warning: \(name); whoever imports this needs it, too".printable)
        }
    }
}
