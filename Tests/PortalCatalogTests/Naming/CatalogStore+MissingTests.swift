import PortalModel
import PortalSQLite
import TestSupport
import Testing

@testable import PortalCatalog

@Suite struct CatalogStoreMissingTests {
    let directory: TemporaryDirectory
    let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.transaction {
            try store.put(Preset.samples)
            for settings in PopupSettings.samples { try store.put(settings) }
            try store.insert(.everything("scene"))
        }
    }

    @Test func `where all is there, nothing is missing`() throws {
        #expect(try store.missingNames() == [])
        let before = store.statementCount
        _ = try store.missingNames()
        #expect(store.statementCount == before + 1)
    }

    /// Every place that can name something.
    static let changes: [String] = [
        "UPDATE preset SET animation = '{x}.delay(1)' WHERE name = 'hero/late'",
        "UPDATE popup_settings SET present = 'x' WHERE name = 'alert'",
        "UPDATE popup_settings SET dismiss = '{x}.speed(2)' WHERE name = 'alert'",
        "UPDATE context SET animation = 'x'", "UPDATE transition SET animation = '{x}.speed(2)'",
        "UPDATE transition SET reverse_animation = 'x'", "UPDATE layer_effect_step SET animation = '{x}.delay(1)'",
        "UPDATE popup SET present = 'x' WHERE style = 'inline'",
        "UPDATE popup SET dismiss = '{x}.delay(1)' WHERE style = 'inline'",
    ]

    @Test(arguments: changes) func `a preset is missed wherever it is named`(sql: String) throws {
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(sql.utf8))
        #expect(try store.missingNames() == [.preset("x")])
    }

    @Test func `missing names come once, presets first`() throws {
        let statements = """
            UPDATE popup SET settings = 'z' WHERE style = 'named';
            UPDATE transition SET animation = 'y', reverse_animation = '{x}.delay(1)';
            UPDATE context SET animation = 'y';
            """
        try Connection(file: directory.file(), mode: .readWrite).execute(script: Array(statements.utf8))
        #expect(try store.missingNames() == [.preset("x"), .preset("y"), .popupSettings("z")])
    }
}
