import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

@Suite struct CatalogStoreProvenanceTests {
    let directory: TemporaryDirectory
    let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.put(Preset.samples)
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.put(.everything("all"))
    }

    @Test func `an exported file says which library it is, once`() throws {
        #expect(try store.identity() == nil)
        try store.put(identity: Library(named: "first"))
        try store.put(identity: .sample)
        #expect(try store.identity() == .sample)
    }

    @Test func `where each kind of thing came from is known, by either name`() throws {
        try store.putSampleProvenance()
        #expect(try store.libraries().map(\.library) == [.sample])
        let all = try store.provenances(of: Library.sample.id)
        #expect(all.map(\.kind) == [.popupSettings, .preset, .scene])
        #expect(all.map(\.name) == ["alert", "hero/open", "all"])
        #expect(all.map(\.theirName) == ["alerts/plain", "open", "all"])
        for provenance in all { #expect(try store.provenance(of: provenance.kind, provenance.name) == provenance) }
        #expect(try store.provenance(of: .preset, "hero/late") == nil)
        #expect(try store.provenance(of: .scene, "hero/open") == nil)
        #expect(try store.provenances(of: Library(named: "other").id) == [])
    }

    @Test func `a thing of a library is here once, and a thing here has one origin`() throws {
        try store.putSampleProvenance()
        let other = Library(named: "other")
        try store.put(other)
        try store.putProvenance(
            of: .preset, "hero/late", from: Library.sample.id, as: "open", theirDigest: .sample(1),
            ourDigest: .sample(2))
        #expect(try store.provenance(of: .preset, "hero/open") == nil)
        try store.putProvenance(
            of: .preset, "hero/late", from: other.id, as: "late", theirDigest: .sample(3), ourDigest: .sample(4))
        #expect(try store.provenances(of: Library.sample.id).map(\.kind) == [.popupSettings, .scene])
        #expect(try store.provenance(of: .preset, "hero/late")?.theirDigest == .sample(3))
    }

    @Test func `what is written anew keeps its origin, and what is deleted has none`() throws {
        try store.putSampleProvenance()
        let before = try store.provenances(of: Library.sample.id)
        try store.put(Preset(name: "hero/open", animation: ".linear"))
        for settings in PopupSettings.samples { try store.put(settings) }
        try store.put(.bare("all"))
        #expect(try store.provenances(of: Library.sample.id) == before)
        try store.deleteScene("all")
        for settings in PopupSettings.samples { try store.deletePopupSettings(settings.name) }
        for name: Preset.ID in ["é", "hero/late", "hero/open"] { try store.deletePreset(name) }
        #expect(try store.provenances(of: Library.sample.id) == [])
        #expect(try store.libraries().count == 1)
    }

    @Test(arguments: Provenance.Kind.allCases) func `what is not here came from nowhere`(kind: Provenance.Kind) throws {
        try store.put(Library.sample)
        let error = #expect(throws: SQLiteError.self) {
            try store.putProvenance(
                of: kind, "none", from: Library.sample.id, as: "none", theirDigest: .sample(1),
                ourDigest: .sample(2))
        }
        #expect(error?.isConstraint == true)
    }

    @Test(arguments: [
        "UPDATE library SET name = 'Someone else'", "UPDATE library SET id = '00000000-0000-8000-8000-000000000000'",
        "UPDATE library SET name = CAST('e' || char(769) AS TEXT)",
    ]) func `a library of another name's id is an error`(sql: String) throws {
        try store.put(Library.sample)
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(sql.utf8))
        #expect(throws: SQLiteError.self) { try store.libraries() }
    }
}
