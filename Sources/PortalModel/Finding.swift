/// Something that a check found in a scene or a preset.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, CaseIterable, Sendable {
        case warning, error
    }

    /// The rule's code, as `P101`.
    public var code: String
    public var severity: Severity
    /// The thing, as `transition 'open-red'`.
    public var subject: String
    /// The place below the scene, the preset or the settings that was checked.
    public var path: JSONPath
    public var message: String
    /// The way out.
    public var remedy: String?

    public init(
        code: String, severity: Severity, subject: String, path: JSONPath, message: String, remedy: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.subject = subject
        self.path = path
        self.message = message
        self.remedy = remedy
    }
}

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
