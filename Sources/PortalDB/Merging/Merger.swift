import PortalCatalog
import PortalDocument
import PortalModel

/// One merge: first everything of the others is compared with the catalog as it was, then what is news is written.
final class Merger {
    let catalog: Catalog
    let others: [ForeignFile]
    let policy: MergePolicy
    var summary = MergeSummary()
    private var issues: [String] = []
    /// Whether the policy would settle any of them.
    private var hasConflicts = false

    /// Conflicts and mistakes that are listed.
    private static let reported = 100

    init(_ catalog: Catalog, _ others: [ForeignFile], _ policy: MergePolicy) {
        self.catalog = catalog
        self.others = others
        self.policy = policy
    }

    var store: CatalogStore { catalog.store }

    /// - Throws: ``RefusedChange`` with all that stands in the way.
    func merge() throws -> MergeSummary {
        let elements = try mergeElements()
        try checkElements(elements)
        // What is not settled yet would leave recordings without their content.
        if issues.isEmpty { try mergeRecordings() }
        guard issues.isEmpty else {
            let more = issues.count > Self.reported ? ["and \(issues.count - Self.reported) more"] : []
            throw RefusedChange(
                issues: Array(issues.prefix(Self.reported)) + more,
                conclusion: "nothing was merged"
                    + (hasConflicts ? "; --on-conflict skip or replace settles conflicts" : ""))
        }
        return summary
    }

    func report(_ issue: String) { issues.append(issue) }

    /// What the policy makes of the versions of one thing that are not the catalog's.
    ///
    /// - Parameters:
    ///   - versions: all different, in the order of the others.
    ///   - isKnown: whether the catalog has the thing, too.
    /// - Returns: The content to write; `nil`: none.
    func settle<Content>(
        _ versions: [MergedVersion<Content>], _ title: String, isKnown: Bool,
        _ counts: WritableKeyPath<MergeSummary, MergeSummary.Counts>
    ) -> Content? {
        guard let first = versions.first, let last = versions.max(by: { $0.last < $1.last }) else {
            summary[keyPath: counts].same += 1
            return nil
        }
        let isConflict = isKnown || versions.count > 1
        switch policy {
        case .fail where isConflict:
            let places = (isKnown ? [catalog.path] : []) + versions.map { others[$0.first].path }
            hasConflicts = true
            report("\(title) is not the same in \(places.map { "'\($0)'" }.joined(separator: ", "))")
            return nil
        case .skip where isKnown:
            summary[keyPath: counts].skipped += 1
            return nil
        case .fail, .skip:
            summary[keyPath: counts].added += 1
            return first.content
        case .replace:
            if isKnown { summary[keyPath: counts].replaced += 1 } else { summary[keyPath: counts].added += 1 }
            return last.content
        }
    }
}

/// What some of the others have of one thing.
struct MergedVersion<Content> {
    var content: Content
    /// The first and the last of the others that have it.
    var first: Int
    var last: Int

    init(_ content: Content, of other: Int) {
        self.content = content
        (first, last) = (other, other)
    }
}
