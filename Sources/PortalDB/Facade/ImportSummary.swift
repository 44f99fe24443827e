/// What an import did, or would have done.
public struct ImportSummary: Hashable, Sendable {
    /// What became of the elements of one kind.
    public struct Counts: Hashable, Sendable {
        public var added = 0
        /// The catalog had the same already, or a library has nothing new.
        public var same = 0
        /// Had other content in the catalog.
        public var replaced = 0
        /// Taken under another name, because the catalog has other content under theirs.
        public var renamed = 0
        /// Other content that was left out, as asked.
        public var skipped = 0

        public var total: Int { added + same + replaced + renamed + skipped }
    }

    /// Something that has another name here.
    public struct Renamed: Hashable, Sendable {
        public var kind: Provenance.Kind
        /// In the file.
        public var theirName: String
        public var name: String
    }

    public var presets = Counts()
    public var popupSettings = Counts()
    public var scenes = Counts()
    /// The documents' own free data.
    public var extensions = Counts()
    /// What ``Counts/renamed`` counts, in the order of the import.
    public var renamed: [Renamed] = []
    /// What came from a library earlier and is not in its file any more; it stays here.
    public var missing: [Provenance] = []
    /// How many design tokens were left out because they are not about motion, by their types.
    public var otherTokens: [String: Int] = [:]
    /// What the checks found that does not stand in the way, at most a hundred.
    public var warnings: [DocumentIssue] = []
    public var warningCount = 0

    public var changesAnything: Bool {
        [presets, popupSettings, scenes, extensions].contains { $0.added + $0.replaced + $0.renamed > 0 }
    }
}
