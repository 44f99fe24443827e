import PortalModel

/// What is wrong with documents, up to as many issues as are reported.
package struct IssueList {
    private let limit: Int
    private var issues: [DocumentIssue] = []
    /// Whether there were more than are kept.
    package private(set) var hasMore = false

    package init(limit: Int) { self.limit = limit }

    /// All of them as an error, or `nil` if there are none.
    package var error: DocumentError? { issues.isEmpty ? nil : DocumentError(issues: issues, hasMore: hasMore) }

    /// One that is not reported any more is not looked for in the text either.
    package mutating func append(_ issue: @autoclosure () -> DocumentIssue) {
        if issues.count < limit { issues.append(issue()) } else { hasMore = true }
    }

    package mutating func append(contentsOf more: [DocumentIssue]) {
        for issue in more { append(issue) }
    }

    package mutating func append(contentsOf error: DocumentError) {
        append(contentsOf: error.issues)
        hasMore = hasMore || error.hasMore
    }
}
