import PortalModel

/// The issues of a document, up to as many as are reported.
struct IssueList {
    private let limit: Int
    private var issues: [DocumentIssue] = []
    /// Whether there were more than are kept.
    private(set) var hasMore = false

    init(limit: Int) { self.limit = limit }

    /// All of them as an error, or `nil` if there are none.
    var error: DocumentError? { issues.isEmpty ? nil : DocumentError(issues: issues, hasMore: hasMore) }

    mutating func append(_ issue: DocumentIssue) {
        if issues.count < limit { issues.append(issue) } else { hasMore = true }
    }

    mutating func append(contentsOf more: [DocumentIssue]) {
        for issue in more { append(issue) }
    }
}
