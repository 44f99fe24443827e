import PortalCatalog
import PortalModel

/// What of a library is here already: for each of its things what it is called here, and what it was.
final class LibraryOrigins {
    let library: Library
    /// What was here of it before the import, by kind and name there.
    let before: [Provenance]
    private var known: [ElementKey: Provenance]
    /// What each of these was called here.
    private let namesBefore: [ElementKey: String]
    /// The names that its things had here before the import.
    let theirNamesBefore: TheirNames
    /// With all names that its things have had here, before the import and in it.
    private(set) var theirNames: TheirNames
    /// Whether something that was here has got another name by this import.
    private(set) var hasMoved = false
    let store: CatalogStore
    /// When something of it was first taken by this import.
    private var importedAt: String?

    init(of library: Library, in store: CatalogStore) throws {
        self.library = library
        self.store = store
        before = try store.provenances(of: library.id)
        known = Dictionary(
            before.map { (ElementKey(kind: $0.kind, sharedName: $0.theirName), $0) },
            uniquingKeysWith: { first, _ in first })
        namesBefore = known.mapValues(\.name)
        theirNamesBefore = TheirNames(before)
        theirNames = theirNamesBefore
    }

    /// What is known of the library's thing of a name; `nil` if it is not here.
    func origin(_ theirs: ElementKey) -> Provenance? { known[theirs] }

    /// What the library's thing of a name was called before the import, by what referred to it.
    func nameBefore(of theirs: ElementKey) -> String { namesBefore[theirs] ?? theirs.sharedName }

    /// Of what is here, in the library's names: what was renamed here and nothing else has the digest of before.
    func digest<Element: SharedElement>(of ours: Element, knownAs provenance: Provenance) throws -> Digest {
        try ours.named(provenance.theirName, theirNames).digest
    }

    /// Whether what is here is what was written of it. What it refers to may have become the library's in this import, or
    /// have got another name: so it counts by the names of before, too.
    func isUnedited<Element: SharedElement>(_ ours: Element, knownAs provenance: Provenance) throws -> Bool {
        try digest(of: ours, knownAs: provenance) == provenance.ourDigest
            || ours.named(provenance.theirName, theirNamesBefore).digest == provenance.ourDigest
    }

    /// The digest of what is being taken: nearly always it is what the library has.
    func digest<Element: SharedElement>(of ours: Element, takenFrom arrival: Arrival<Element>) throws -> Digest {
        let known = ours.named(arrival.theirs.sharedName, theirNames)
        if known == arrival.theirs, let digest = arrival.digest { return digest }
        return try known.digest
    }

    /// Writes down that something of the library is here now.
    func remember(_ theirs: ElementKey, as sharedName: String, theirDigest: Digest, ourDigest: Digest) throws {
        let time = try importedAt ?? store.put(library)
        importedAt = time
        if let old = known[theirs], old.name != sharedName { hasMoved = true }
        known[theirs] = try store.putProvenance(
            of: theirs.kind, sharedName, from: library.id, as: theirs.sharedName, at: time, theirDigest: theirDigest,
            ourDigest: ourDigest)
        theirNames.add(sharedName, of: theirs)
    }
}

extension SharedElement {
    /// As it would be in its library.
    func named(_ theirName: String, _ theirNames: TheirNames) -> Self {
        var theirs = renaming(theirNames.renaming)
        theirs.sharedName = theirName
        return theirs
    }
}
