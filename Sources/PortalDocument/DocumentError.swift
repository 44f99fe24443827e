import PortalModel

/// What is wrong with a document: everything that could be found, in the order of the text.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    public var issues: [DocumentIssue]
    /// Whether there were more than are listed.
    public var hasMore: Bool

    public init(issues: [DocumentIssue], hasMore: Bool = false) {
        self.issues = issues
        self.hasMore = hasMore
    }

    /// One issue a line.
    public var description: String {
        (issues.map(\.description) + (hasMore ? ["and more"] : [])).joined(separator: "\n")
    }
}
