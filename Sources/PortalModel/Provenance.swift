import PortalDigest

/// Where a preset, pop-up settings or a scene came from.
public struct Provenance: Hashable, Sendable {
    /// What can come from a library.
    public enum Kind: String, CaseIterable, Sendable {
        case preset, popupSettings, scene
    }

    public var kind: Kind
    public var library: Library.ID
    /// What it is called there.
    public var theirName: String
    /// What it is called here.
    public var name: String
    /// When it was taken last: UTC, as `2026-11-30T08:13:00Z`.
    public var importedAt: String
    /// Of what the library's file had.
    package var theirDigest: Digest
    /// Of what was written here, in the library's names: if what is here now has another, it was edited.
    package var ourDigest: Digest

    package init(
        kind: Kind, library: Library.ID, theirName: String, name: String, importedAt: String, theirDigest: Digest,
        ourDigest: Digest
    ) {
        self.kind = kind
        self.library = library
        self.theirName = theirName
        self.name = name
        self.importedAt = importedAt
        self.theirDigest = theirDigest
        self.ourDigest = ourDigest
    }
}
