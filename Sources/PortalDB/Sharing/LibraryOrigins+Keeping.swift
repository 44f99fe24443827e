import PortalCatalog
import PortalModel

extension LibraryOrigins {
    /// After an import: what it has left as it was taken from the library counts so from now on, too, although what it
    /// refers to by a name is not the library's thing any more, which has another one.
    func keepUnedited(in catalog: Catalog) throws {
        guard theirNames.hasOthers, hasMoved || !before.isEmpty else { return }
        let provenances = try store.provenances(of: library.id)
        let namesNow = TheirNames(provenances)
        let changes = theirNames.changes(to: namesNow).union(theirNamesBefore.changes(to: namesNow))
        guard !changes.isEmpty else { return }
        let users = try Needs(of: catalog).users(of: changes)
        for provenance in provenances where users.contains(provenance.key) {
            switch provenance.kind {
            case .preset: try keepUnedited(Preset.self, provenance, namesNow)
            case .popupSettings: try keepUnedited(PopupSettings.self, provenance, namesNow)
            case .scene: try keepUnedited(Scene.self, provenance, namesNow)
            }
        }
    }

    private func keepUnedited<Element: SharedElement>(
        _: Element.Type, _ provenance: Provenance, _ namesNow: TheirNames
    ) throws {
        guard let ours = try Element.find(provenance.name, in: store),
            try isUnedited(ours, knownAs: provenance)
        else { return }
        try store.putProvenance(
            of: provenance.kind, provenance.name, from: library.id, as: provenance.theirName,
            at: provenance.importedAt, theirDigest: provenance.theirDigest,
            ourDigest: ours.named(provenance.theirName, namesNow).digest)
    }
}

extension Provenance {
    /// Of what is here.
    fileprivate var key: ElementKey { ElementKey(kind: kind, sharedName: name) }
}
