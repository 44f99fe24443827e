import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreTrialTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.store().put(Preset.samples)
    }

    @Test func `an older schema is upgraded in a copy, and what is done there stays there`() throws {
        let before = try directory.text(of: "portal.db")
        let migrations = Migration.landed + [.rebuiltSettings]
        let trial = try CatalogStore(trying: directory.file(), migrations: migrations)
        #expect(!trial.isReadOnly && !trial.isInFile && trial.file == directory.file())
        try trial.deletePresets(Preset.samples.map(\.name))
        try trial.discardIfUnused()
        #expect(try directory.text(of: "portal.db") == before)
        #expect(try directory.names == ["portal.db"])
    }

    @Test func `a file that needs no upgrade is itself what changes are tried in`() throws {
        struct Undone: Error {}
        let before = try directory.text(of: "portal.db")
        let trial = try CatalogStore(trying: directory.file())
        #expect(trial.isInFile)
        #expect(throws: Undone.self) {
            try trial.transaction {
                try trial.deletePresets(Preset.samples.map(\.name))
                throw Undone()
            }
        }
        #expect(try directory.text(of: "portal.db") == before)
    }

    @Test func `what a newer version has made is refused at once`() throws {
        _ = try directory.store(migrations: Migration.landed + [.rebuiltSettings])
        let refusal = #expect(throws: CatalogFileError.self) { try CatalogStore(trying: directory.file()) }
        let error = #expect(throws: CatalogFileError.self) { try directory.store().put(Preset.samples) }
        #expect(refusal == error && refusal != nil)
    }
}
