import PortalCatalog
import PortalDigest
import PortalModel

extension Library {
    static let sample = Library(named: "Motion of the Team")
}

extension Digest {
    static func sample(_ byte: UInt8) -> Digest { SHA256.digest(of: [byte]) }
}

extension CatalogStore {
    /// One thing of each kind came from the sample library: all but the scene have other names there.
    func putSampleProvenance() throws {
        try put(Library.sample)
        let things: [(kind: Provenance.Kind, name: String, theirName: String)] = [
            (.preset, "hero/open", "open"), (.popupSettings, "alert", "alerts/plain"), (.scene, "all", "all"),
        ]
        for (number, thing) in things.enumerated() {
            try putProvenance(
                of: thing.kind, thing.name, from: Library.sample.id, as: thing.theirName,
                theirDigest: .sample(UInt8(number)), ourDigest: .sample(UInt8(number + 10)))
        }
    }
}
