import PortalCatalog
import PortalDocument
import PortalModel
import PortalMotion
import PortalSystem

/// One import: files in, rows out, everything that is wrong collected on the way.
///
/// What a preset or settings of a later place may still supply is looked at when all has been read.
final class Importer {
    let catalog: Catalog
    let options: ImportOptions
    let assurance: ImportAssurance
    let sceneWasRead: () throws -> Void
    var summary = ImportSummary()
    var resolver: AnimationResolver
    var pending = PendingChecks()
    var titles = ArrivingTitles()
    /// `nil` until a new name is looked for.
    var namesLeftToLibraries: Set<MissingName>?
    private var issues = IssueList(limit: reported)

    /// Issues and warnings of an import that are listed.
    static let reported = 100

    /// - Parameter sceneWasRead: is called after each scene.
    init(
        _ catalog: Catalog, _ options: ImportOptions, _ assurance: ImportAssurance,
        _ sceneWasRead: @escaping () throws -> Void
    ) {
        self.catalog = catalog
        self.options = options
        self.assurance = assurance
        self.sceneWasRead = sceneWasRead
        resolver = catalog.resolver()
    }

    var store: CatalogStore { catalog.store }

    /// Bytes of text that may be read ahead of what is written.
    static let readAhead = 1 << 18

    /// Reads a document of which every element keeps its name, a few elements in memory at a time.
    func read(_ document: OpenableDocument) throws {
        do {
            try workAhead(by: Self.readAhead) { handOn in
                try document.readElements(handOn)
            } take: { element in
                try take(element)
                return !issues.hasMore
            }
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

    var hasIssues: Bool { issues.error != nil }

    /// Whether so much is wrong that there is no use in going on.
    var hasManyIssues: Bool { issues.hasMore }

    func report(_ issue: @autoclosure () -> DocumentIssue) { issues.append(issue()) }

    func report(_ error: DocumentError) { issues.append(contentsOf: error) }

    /// Adds what a rule found: an error stands in the way of the import, a warning does not.
    func add(_ issue: @autoclosure () -> DocumentIssue, _ severity: Finding.Severity) {
        guard severity == .warning else { return report(issue()) }
        summary.warningCount += 1
        if summary.warnings.count < Self.reported { summary.warnings.append(issue()) }
    }

    private func take(_ element: ArrivingElement) throws {
        switch element {
        case .preset(let preset, let place): try take(preset, at: place)
        case .popupSettings(let settings, let place): try take(settings, at: place)
        case .scene(let scene): try take(scene)
        case .extensions(let raw, let place): try take(raw, at: place)
        case .fault(let issue): report(issue)
        }
    }
}
