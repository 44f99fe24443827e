/// What a merge does with a name, or a recording, that two catalogs have with other content.
public enum MergePolicy: String, CaseIterable, Sendable {
    /// Refuses the whole merge.
    case fail
    /// Keeps what the catalog has; of what only others have, the first one's.
    case skip
    /// Takes the other's content; of several, the last one's.
    case replace
}

/// What a merge did, or would have done. A thing counts once, however many catalogs have it.
public struct MergeSummary: Hashable, Sendable {
    /// What became of the things of one kind.
    public struct Counts: Hashable, Sendable {
        public var added = 0
        /// The catalog had the same already.
        public var same = 0
        /// Had other content in the catalog.
        public var replaced = 0
        /// Other content that was left out, as asked.
        public var skipped = 0

        public var total: Int { added + same + replaced + skipped }
    }

    public var presets = Counts()
    public var popupSettings = Counts()
    public var scenes = Counts()
    /// The catalogs' own free data.
    public var extensions = Counts()
    /// What plays are compared with, without the history.
    public var recordings = Counts()

    public var changesAnything: Bool {
        [presets, popupSettings, scenes, extensions, recordings].contains { $0.added + $0.replaced > 0 }
    }
}
