import PortalCatalog
import PortalDocument
import PortalModel
import PortalMotion

/// One import: documents in, rows out, everything that is wrong collected on the way.
///
/// What a preset or settings of a later place may still supply is looked at when all has been read.
final class Importer {
    let catalog: Catalog
    let policy: ConflictPolicy
    var summary = ImportSummary()
    var resolver: AnimationResolver
    var pending = PendingChecks()
    private var issues = IssueList(limit: reported)
    /// The names that the present document has defined.
    private var namesSeen: Set<String> = []

    /// Issues and warnings of an import that are listed.
    static let reported = 100

    init(_ catalog: Catalog, _ policy: ConflictPolicy) {
        self.catalog = catalog
        self.policy = policy
        resolver = catalog.resolver()
    }

    var store: CatalogStore { catalog.store }

    func read(_ document: OpenableDocument) throws {
        let reader = DocumentReader(source: try document.open(), file: document.name)
        namesSeen = []
        do {
            while let element = try reader.next(), !issues.hasMore { try take(element, reader) }
        } catch let error as DocumentError {
            issues.append(contentsOf: error)
        }
    }

    /// - Throws: ``DocumentError`` with all that was found.
    func finish() throws -> ImportSummary {
        try checkPending()
        if let error = issues.error { throw error }
        return summary
    }

    func report(_ issue: @autoclosure () -> DocumentIssue) { issues.append(issue()) }

    /// Adds what a rule found: an error stands in the way of the import, a warning does not.
    func add(_ issue: @autoclosure () -> DocumentIssue, _ severity: Finding.Severity) {
        guard severity == .warning else { return report(issue()) }
        summary.warningCount += 1
        if summary.warnings.count < Self.reported { summary.warnings.append(issue()) }
    }

    private func take(_ element: CatalogElement, _ reader: DocumentReader) throws {
        switch element {
        case .preset(let preset):
            guard isNew("preset", preset.name.rawValue, reader) else { return }
            try take(preset, reader)
        case .popupSettings(let settings):
            guard isNew("pop-up settings", settings.name.rawValue, reader) else { return }
            try take(settings, reader)
        case .scene(let scene):
            guard isNew("scene", scene.name.rawValue, reader) else { return }
            try take(scene, reader)
        case .extensions(let extensions):
            try merge(extensions, over: try store.extensions(), "extensions", "", \.extensions, reader) {
                try store.put(extensions: extensions)
            }
        }
    }

    private func isNew(_ kind: String, _ name: String, _ reader: DocumentReader) -> Bool {
        if namesSeen.insert(kind + name).inserted { return true }
        report(reader.issue(at: JSONPath()["name"], "the document has a \(kind) '\(name)' already"))
        return false
    }

    /// Counts an element, and writes it if the catalog has nothing or, as the policy says, something else of its name.
    func merge<Content: Equatable>(
        _ new: Content, over old: Content?, _ kind: String, _ name: String,
        _ counts: WritableKeyPath<ImportSummary, ImportSummary.Counts>, _ reader: DocumentReader,
        write: () throws -> Void
    ) throws {
        switch (old, policy) {
        case (nil, _):
            try write()
            summary[keyPath: counts].added += 1
        case (new, _):
            summary[keyPath: counts].unchanged += 1
        case (_, .skip):
            summary[keyPath: counts].skipped += 1
        case (_, .replace):
            try write()
            summary[keyPath: counts].replaced += 1
        case (_, .fail):
            let thing = name.isEmpty ? "free data" : "\(kind) '\(name)'"
            let path = name.isEmpty ? JSONPath() : JSONPath()["name"]
            report(
                reader.issue(at: path, "\(thing) already exists with other content; use --on-conflict replace or skip"))
        }
    }
}
