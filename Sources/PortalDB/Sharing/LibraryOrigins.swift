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
    /// From our names to the library's, as they were before the import.
    private let theirNames: Renaming
    private let store: CatalogStore
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
        theirNames = Self.theirNames(before)
    }

    /// What is known of the library's thing of a name; `nil` if it is not here.
    func origin(_ theirs: ElementKey) -> Provenance? { known[theirs] }

    /// Whether the library's thing of a name was here before the import.
    func wasHere(_ theirs: ElementKey) -> Bool { namesBefore[theirs] != nil }

    /// From the library's names to ours, as they were before the import.
    var ourNames: Renaming {
        func ours<Owner>(_ kind: Provenance.Kind, _ name: Name<Owner>) -> Name<Owner> {
            Name(rawValue: namesBefore[ElementKey(kind: kind, sharedName: name.rawValue)] ?? name.rawValue)
        }
        return Renaming(
            isIdentity: false, preset: { ours(.preset, $0) }, popupSettings: { ours(.popupSettings, $0) })
    }

    /// Of what is here, in the library's names: what was renamed here and nothing else has the digest of before.
    func digest<Element: SharedElement>(of ours: Element, knownAs provenance: Provenance) throws -> Digest {
        var theirs = ours.renaming(theirNames)
        theirs.sharedName = provenance.theirName
        return try theirs.digest
    }

    /// Writes down that something of the library is here now.
    func remember(_ theirs: ElementKey, as sharedName: String, theirDigest: Digest, ourDigest: Digest) throws {
        let time = try importedAt ?? store.put(library)
        importedAt = time
        known[theirs] = try store.putProvenance(
            of: theirs.kind, sharedName, from: library.id, as: theirs.sharedName, at: time, theirDigest: theirDigest,
            ourDigest: ourDigest)
    }

    /// A name of ours that the library does not know, but has for something that is called otherwise here, becomes one
    /// that no library can have: what refers to it is not what the library's thing of that name refers to.
    private static func theirNames(_ provenances: [Provenance]) -> Renaming {
        guard provenances.contains(where: { $0.name != $0.theirName }) else { return .none }
        func map<Owner>(_ kind: Provenance.Kind, _: Owner.Type) -> (Name<Owner>) -> Name<Owner> {
            let ofKind = provenances.filter { $0.kind == kind }
            let theirs = Dictionary(ofKind.map { ($0.name, $0.theirName) }, uniquingKeysWith: { first, _ in first })
            let taken = Set(ofKind.map(\.theirName))
            return { ours in
                if let name = theirs[ours.rawValue] { return Name(rawValue: name) }
                return taken.contains(ours.rawValue) ? Name(rawValue: "\u{0}\(ours)") : ours
            }
        }
        return Renaming(
            isIdentity: false, preset: map(.preset, Preset.self),
            popupSettings: map(.popupSettings, PopupSettings.self))
    }
}
