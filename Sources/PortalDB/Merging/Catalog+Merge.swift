import PortalCatalog
import PortalDocument
import PortalModel

extension Catalog {
    /// Brings what other catalogs have into this one: presets, settings, scenes, free data, and the recordings that plays
    /// are compared with. All of it, or on any error nothing.
    ///
    /// What an other has as this catalog had it before the merge is no news, so that parts of one run, each in a copy of
    /// the catalog, come together. Their order does not matter unless two of them disagree. The history of recordings, and
    /// where imported things came from, stay in the others.
    ///
    /// ```swift
    /// let summary = try catalog.merge(["shard-1.db", "shard-2.db"])
    /// print(summary.recordings.added)
    /// ```
    ///
    /// - Parameter dryRun: does everything, and then undoes it.
    /// - Throws: ``RefusedChange`` with all conflicts and mistakes, ``CatalogError`` if a file cannot be read or written.
    @discardableResult
    public func merge(
        _ paths: [String], onConflict policy: MergePolicy = .fail, dryRun: Bool = false
    ) throws -> MergeSummary {
        struct Undone: Error {
            var summary: MergeSummary
        }
        do {
            return try translating(besides: store.file) {
                let others = try paths.map { try ForeignFile.open($0, as: "catalog", catalog: path) }
                return try store.transaction {
                    let summary = try Merger(self, others, policy).merge()
                    if dryRun { throw Undone(summary: summary) }
                    return summary
                }
            }
        } catch let undone as Undone {
            return undone.summary
        } catch let error as DocumentError {
            // Of rows that no document could have.
            throw RefusedChange(issues: error.issues.map(\.description), conclusion: "nothing was merged")
        }
    }
}
