/// What an import does with a name that the catalog has with other content.
public enum ConflictPolicy: String, CaseIterable, Sendable {
    /// Refuses the whole import.
    case fail
    /// Takes the new content.
    case replace
    /// Keeps the old content.
    case skip
}

/// Where a catalog document comes from.
public enum DocumentSource: Hashable, Sendable {
    /// A file, or a directory for all its `.json` files in the order of their names.
    case path(String)
    case standardInput
    /// - Parameter name: what messages call it.
    case bytes([UInt8], name: String)
}

/// What an import did, or would have done.
public struct ImportSummary: Hashable, Sendable {
    /// What became of the elements of one kind.
    public struct Counts: Hashable, Sendable {
        public var added = 0
        /// Had other content in the catalog.
        public var replaced = 0
        /// The catalog had the same already.
        public var unchanged = 0
        /// Other content that was left out, as asked.
        public var skipped = 0

        public var total: Int { added + replaced + unchanged + skipped }
    }

    public var presets = Counts()
    public var popupSettings = Counts()
    public var scenes = Counts()
    /// The documents' own free data.
    public var extensions = Counts()
    /// What the checks found that does not stand in the way, at most a hundred.
    public var warnings: [DocumentIssue] = []
    public var warningCount = 0

    public var changesAnything: Bool {
        [presets, popupSettings, scenes, extensions].contains { $0.added + $0.replaced > 0 }
    }
}
