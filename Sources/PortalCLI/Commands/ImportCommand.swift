import PortalDB
import PortalSystem

extension Option<ConflictPolicy> {
    fileprivate static let onConflict = Option.value(
        "on-conflict", .choice("POLICY"), default: .fail,
        "If a name has other content in the catalog; rename takes it as NAME~2")
}

extension Option<Bool> {
    fileprivate static let update = Option.flag(
        "update", "Take what has changed in a library since, but for what was edited here")
}

extension Option<Bool> {
    fileprivate static let save = Option.flag(
        "save", "Store the motions of Swift sources that no preset has; without it they are only listed")
}

extension Option<[String]> {
    fileprivate static let only = Option.list(
        "only", .text("PATTERN"), "Only what has such a name in the files, and what that needs of them")
}

extension Option<String?> {
    fileprivate static let prefix = Option.optional(
        "prefix", .text("TEXT"), "Put before every name that is taken, as in 'acme/'")
}

extension Option<Bool> {
    fileprivate static let lenient = Option.flag(
        "lenient",
        "Take design tokens with \"100ms\" for a duration, \"{a.b}\" for a part of a value, without a delay, or with "
            + "rounded numbers")
}

extension Command {
    static let `import`: Command = Command(
        name: "import",
        summary: "Read documents, catalog files, design tokens or Swift sources into the catalog",
        discussion: [
            "Makes the catalog if there is none. An import is all or nothing: on any error the catalog has what it had; only "
                + "an upgrade of its schema stays, with a backup. What the catalog has already, with the same content, is "
                + "left alone. What a file is, its content says, or else its name.",
            "References inside the files follow every change of a name by --prefix and --on-conflict rename. What "
                + "--only takes may also refer to what is in the catalog already, by its name there; a reference to "
                + "nothing is an error. Free data has no name: --only leaves it out, and rename keeps the catalog's.",
            "The catalog remembers what came from which library (a file that export has named), also under another "
                + "name. A later file of the library is compared with what it was and with what is here: without "
                + "--update the import says what has changed and takes nothing. With it, what was edited here alone "
                + "stays, and --on-conflict counts for what was changed on both sides. What the library does not have "
                + "any more stays, and is listed. What is new in it gets a prefix only if --prefix is given again. Which "
                + "side has changed free data is not known: other free data is a conflict, which --only '*' leaves out.",
            "Design tokens (the W3C community group's format) become presets named by their path: the token 'fast' in the "
                + "group 'motion' is 'motion/fast'. A transition is a timing curve, a duration alone an '.easeInOut' of that "
                + "length, and a cubicBezier alone a curve of SwiftUI's 0.35 s. A token that refers to another one as a "
                + "whole is a preset that starts from it; the other may be in another file of the same import. A spring "
                + "under '$extensions', or of the type 'spring', is taken instead of a curve. Tokens of other types, and "
                + "what groups say of themselves, are left out.",
            "Swift sources are files that end in .swift, and directories with such files in or below them. Their "
                + "animations and the modifiers of Portal, PopUp and DelayedTransitionView are listed, each with the "
                + "preset that moves exactly so (=) or within a tenth of the distance (~), or as new. Comments and "
                + "strings do not count; what only the running program knows is listed with the reason. --save stores "
                + "those that are not exactly there, named by their type and function, as 'CardView/open'.",
        ],
        arguments: [
            Argument(
                name: "FILE", count: .several,
                summary:
                    "Documents, catalog files, tokens or Swift sources; a directory stands for its .json and .tokens files, "
                    + "or for the .swift files in and below it; - for the standard input"
            )
        ],
        options: [
            Option<ConflictPolicy>.onConflict.row, Option<Bool>.update.row, Option<[String]>.only.row,
            Option<String?>.prefix.row, Option<Bool>.lenient.row, Option<Bool>.save.row, Option<Bool>.dryRun.row,
            Option<ListingFormat>.format.row, Option<[String]>.libraries.row,
        ],
        examples: [
            Example(words: "import seeds/", meaning: "All documents of a directory."),
            Example(words: "import card.json --dry-run", meaning: "What would be added and changed."),
            Example(
                words: "import card.json --on-conflict replace", meaning: "Takes the new content of names that exist."),
            Example(words: "import - < card.json", meaning: "A document from the standard input."),
            Example(words: "import team.portaldb --prefix team/", meaning: "A library, all of it under team/."),
            Example(
                words: "import team.portaldb --only 'hero/*' --on-conflict rename",
                meaning: "Some of it, beside what has such names."),
            Example(
                words: "import base.tokens.json motion.tokens.json --prefix acme/",
                meaning: "Design tokens, the second file referring to the first."),
            Example(
                words: "import team.portaldb --update --dry-run", meaning: "What a newer file of a library would bring."
            ),
            Example(words: "import App/Sources", meaning: "The motion in Swift files, beside the presets."),
            Example(words: "import CardView.swift --save --prefix app/", meaning: "Its new motions become presets."),
        ],
        run: { invocation, console in
            guard invocation.arguments.filter({ $0 == "-" }).count < 2 else {
                throw UsageError(message: "the standard input '-' can be read only once", command: "import")
            }
            if let files = try SwiftFiles(invocation.arguments) {
                return try invocation.importMotions(of: files, on: console)
            }
            guard !invocation[.save] else {
                throw UsageError(message: "--save is for Swift sources; documents are stored anyway", command: "import")
            }
            let sources = invocation.arguments.map { $0 == "-" ? console.input : .path($0) }
            let isDryRun = invocation[.dryRun]
            let catalog = try invocation.catalogToFill(isDryRun: isDryRun, on: console)
            let summary: ImportSummary
            var progress = Progress(on: console)
            do {
                summary = try catalog.importDocuments(sources, invocation.importOptions) {
                    try progress.advance(counting: "scenes")
                }
                try progress.clear()
            } catch {
                try? progress.clear()
                // A first import that fails leaves no empty catalog either; the reason matters more than how that goes.
                try? catalog.discardIfUnused()
                throw error
            }
            let report = ImportReport(summary: summary, catalog: catalog.path, isDryRun: isDryRun)
            for line in report.warnings { try console.errors.line(line) }
            try report.listing.write(as: invocation[.format], fitting: console.tableWidth, to: console.output.write)
            // The table is all that other programs read.
            let notes = invocation[.format] == .text ? console.output : console.errors
            for line in report.notes { try notes.line(line) }
            if invocation[.format] == .text { try console.output.line(report.conclusion) }
            return .success
        })
}

extension Invocation {
    fileprivate var importOptions: ImportOptions {
        var options = ImportOptions(onConflict: self[.onConflict], dryRun: self[.dryRun])
        options.updates = self[.update]
        options.only = self[.only]
        options.prefix = self[.prefix] ?? ""
        options.isLenient = self[.lenient]
        return options
    }

    /// Lists the motion of sources, and stores what is new if that is asked for.
    fileprivate func importMotions(of files: SwiftFiles, on console: Console) throws -> ExitCode {
        guard !self[.update] else {
            throw UsageError(message: "--update is for libraries, not for Swift sources", command: "import")
        }
        let isSaved = self[.save]
        let catalog = try isSaved ? catalogToFill(isDryRun: self[.dryRun], on: console) : catalogToRead(on: console)
        do {
            let scan = try catalog.motions(in: files)
            let report = MotionReport(scan: scan)
            let listing = self[.format] == .text ? report.table : report.listing
            try listing.write(as: self[.format], on: console)
            for fault in scan.faults { try console.errors.line(fault.printable) }
            guard scan.faults.isEmpty else {
                try console.errors.line("portal-db: nothing was stored")
                try catalog.discardIfUnused()
                return .badData
            }
            let notes = self[.format] == .text ? console.output : console.errors
            try notes.line(report.conclusion)
            guard isSaved else {
                let count = scan.newPresets.count
                if count > 0 { try notes.line("Nothing was stored; --save makes \(count.of("preset")).") }
                return .success
            }
            let summary = try catalog.importMotions(of: scan, importOptions)
            let stored = ImportReport(summary: summary, catalog: catalog.path, isDryRun: self[.dryRun])
            for line in stored.warnings { try console.errors.line(line) }
            for line in stored.notes + [stored.conclusion] { try notes.line(line) }
            return .success
        } catch {
            try? catalog.discardIfUnused()
            throw error
        }
    }

    /// Where there is no catalog yet, every motion is new.
    private func catalogToRead(on console: Console) throws -> Catalog {
        let isAbsent = try FileKind(path: databasePath(on: console)) == .missing
        return try catalogWithLibraries(isAbsent ? .inMemory : .readOnly, on: console)
    }
}
