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
                conclusion: "nothing was merged; --on-conflict skip or replace settles conflicts")
        }
        return summary
    }

    func report(_ issue: String) { issues.append(issue) }

    /// What the policy makes of the versions of one thing that are not the catalog's.
    ///
    /// - Parameters:
    ///   - versions: all different, each with the first of the others that has it.
    ///   - isKnown: whether the catalog has the thing, too.
    /// - Returns: The version to write; `nil`: none.
    func settle<Version>(
        _ versions: [(version: Version, other: Int)], _ title: String, isKnown: Bool,
        _ counts: WritableKeyPath<MergeSummary, MergeSummary.Counts>
    ) -> Version? {
        guard let first = versions.first, let last = versions.last else {
            summary[keyPath: counts].same += 1
            return nil
        }
        let isConflict = isKnown || versions.count > 1
        switch policy {
        case .fail where isConflict:
            let places = (isKnown ? [catalog.path] : []) + versions.map { others[$0.other].path }
            report("\(title) is not the same in \(places.map { "'\($0)'" }.joined(separator: ", "))")
            return nil
        case .skip where isKnown:
            summary[keyPath: counts].skipped += 1
            return nil
        case .fail, .skip:
            summary[keyPath: counts].added += 1
            return first.version
        case .replace:
            if isKnown { summary[keyPath: counts].replaced += 1 } else { summary[keyPath: counts].added += 1 }
            return last.version
        }
    }
}
