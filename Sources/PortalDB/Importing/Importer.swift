import PortalCatalog
import PortalDocument
import PortalModel
import PortalMotion

/// One import: files in, rows out, everything that is wrong collected on the way.
///
/// What a preset or settings of a later place may still supply is looked at when all has been read.
final class Importer {
    let catalog: Catalog
    let options: ImportOptions
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
    init(_ catalog: Catalog, _ options: ImportOptions, _ sceneWasRead: @escaping () throws -> Void) {
        self.catalog = catalog
        self.options = options
        self.sceneWasRead = sceneWasRead
        resolver = catalog.resolver()
    }

    var store: CatalogStore { catalog.store }

    /// Reads a document of which every element keeps its name, one element in memory at a time.
    func read(_ document: OpenableDocument) throws {
        let reader = DocumentReader(source: try document.open(), file: document.name)
        var names = DocumentNames()
        do {
            while let element = try reader.next(), !issues.hasMore {
                if let issue = names.issue(of: element, in: reader) {
                    report(issue)
                } else {
                    try take(element, at: ElementPlace(reader))
                }
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

    private func take(_ element: CatalogElement, at place: ElementPlace) throws {
        switch element {
        case .preset(let preset): try take(preset, at: place)
        case .popupSettings(let settings): try take(settings, at: place)
        case .scene(let scene): try take(scene, at: place)
        case .extensions(let raw): try take(raw, at: place)
        }
    }
}
