/// Something that a check found in a scene or a preset.
public struct Finding: Hashable, Sendable {
    /// An error stands in the way of an import, a warning does not.
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
