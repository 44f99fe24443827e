import PortalCatalog
import PortalModel

/// What a library calls the things of it that are here.
struct TheirNames {
    private var theirs: [ElementKey: String]
    /// Names that the library has for something.
    private let taken: Set<ElementKey>
    /// Whether anything is called otherwise there.
    private(set) var hasOthers: Bool

    init(_ provenances: [Provenance]) {
        theirs = Dictionary(
            provenances.map { (ElementKey(kind: $0.kind, sharedName: $0.name), $0.theirName) },
            uniquingKeysWith: { first, _ in first })
        taken = Set(provenances.map { ElementKey(kind: $0.kind, sharedName: $0.theirName) })
        hasOthers = provenances.contains { $0.name != $0.theirName }
    }

    /// One more name that something of the library has here.
    mutating func add(_ sharedName: String, of theirs: ElementKey) {
        self.theirs[ElementKey(kind: theirs.kind, sharedName: sharedName)] = theirs.sharedName
        if sharedName != theirs.sharedName { hasOthers = true }
    }

    /// A name of ours that the library does not know, but has for something that is called otherwise here, becomes one
    /// that no library can have: what refers to it is not what the library's thing of that name refers to.
    subscript(ours: ElementKey) -> String {
        theirs[ours] ?? (taken.contains(ours) ? "\u{0}\(ours.sharedName)" : ours.sharedName)
    }

    /// From our names to the library's.
    var renaming: Renaming {
        guard hasOthers else { return .none }
        func theirs<Owner>(_ kind: Provenance.Kind, _ name: Name<Owner>) -> Name<Owner> {
            Name(rawValue: self[ElementKey(kind: kind, sharedName: name.rawValue)])
        }
        return Renaming(
            isIdentity: false, preset: { theirs(.preset, $0) }, popupSettings: { theirs(.popupSettings, $0) })
    }

    /// Names of ours that are others in the library from now on.
    func changes(to now: TheirNames) -> Set<ElementKey> {
        Set(theirs.keys).union(taken).union(now.theirs.keys).union(now.taken).filter { self[$0] != now[$0] }
    }
}
