/// What is wrong with a document at one place.
public struct DocumentIssue: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var place: TextPlace?
    public var path: JSONPath
    public var message: String

    public init(file: String, place: TextPlace?, path: JSONPath, message: String) {
        self.file = file
        self.place = place
        self.path = path
        self.message = message
    }

    /// `seeds/presets.json:12:5: presets[3].animation: response is -2; it must be greater than 0`
    public var description: String {
        let position = place.map { ":\($0.line):\($0.column)" } ?? ""
        let inside = path.components.isEmpty ? "" : "\(path): "
        return "\(file)\(position): \(inside)\(message)"
    }
}

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
