/// What an import does with a name that the catalog has with other content.
public enum ConflictPolicy: String, CaseIterable, Sendable {
    /// Refuses the whole import.
    case fail
    /// Keeps the old content.
    case skip
    /// Takes the new content.
    case replace
    /// Takes the new content under the first free of `NAME~2`, `NAME~3`, ...; what comes with it refers to it by that.
    case rename
}

/// Which of the names that files have are imported, and what becomes of them.
///
/// ```swift
/// var options = ImportOptions(onConflict: .rename)
/// options.prefix = "acme/"
/// let summary = try catalog.importDocuments([.path("team.portaldb")], options)
/// ```
public struct ImportOptions: Hashable, Sendable {
    public var onConflict: ConflictPolicy
    /// Takes what has changed in a library since it was imported, unless it was also edited here: that follows
    /// ``onConflict``.
    public var updates = false
    /// Globs for the names in the files; what such things need comes along. Empty: all.
    public var only: [String] = []
    /// Comes before every name that is taken.
    public var prefix = ""
    /// Takes old and sloppy spellings in files of tokens where they have one meaning only, each with a warning.
    public var isLenient = false
    /// Does everything, and then undoes it.
    public var dryRun: Bool

    public init(onConflict: ConflictPolicy = .fail, dryRun: Bool = false) {
        self.onConflict = onConflict
        self.dryRun = dryRun
    }
}

/// Where what is imported comes from.
public enum DocumentSource: Hashable, Sendable {
    /// A document, a catalog file or design tokens, told apart by their content; or a directory for all its `.json` and
    /// `.tokens` files in the order of their names.
    case path(String)
    case standardInput
    /// - Parameter name: what messages call it.
    case bytes([UInt8], name: String)
}
