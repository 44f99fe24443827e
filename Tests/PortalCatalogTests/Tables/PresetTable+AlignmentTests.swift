import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

/// What another program did to a preset.
@Suite struct PresetAlignmentTests {
    let directory: TemporaryDirectory
    let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
        try store.put(Preset.samples + Preset.motions)
    }

    private var disagreements: [String] {
        get throws {
            var found: [String] = []
            try store.forEachPresetDisagreement { found.append("\($0.preset): \($0)") }
            return found
        }
    }

    static let edits: [(StaticString, String)] = [
        (
            "UPDATE preset SET response = 0.3 WHERE name = 'hero/open'",
            "hero/open: column 'response' is 0.3, but '.smooth(duration: 0.4)' says 0.4"
        ),
        (
            "UPDATE preset SET animation = '.easeIn(duration: 1)' WHERE name = 'motion/ease'",
            "motion/ease: column 'duration' is 0.35, but '.easeIn(duration: 1)' says 1.0"
        ),
        (
            "UPDATE preset SET animation = '.snappy' WHERE name = 'motion/ease'",
            "motion/ease: column 'kind' is 'curve', but '.snappy' says 'fluidSpring'"
        ),
        (
            "UPDATE preset SET animation = 'hero/open' WHERE name = 'é'",
            "é: column 'base_preset' is 'hero/late', but 'hero/open' says 'hero/open'"
        ),
        (
            "UPDATE preset SET x1 = NULL, y1 = NULL, x2 = NULL, y2 = NULL WHERE name = 'motion/ease'",
            "motion/ease: column 'x1' is NULL, but '.easeIn' says 0.42"
        ),
        (
            "UPDATE preset SET curve = 'wobbly' WHERE name = 'motion/ease'",
            "motion/ease: column 'curve' is 'wobbly', but '.easeIn' says 'easeIn'"
        ),
        (
            "UPDATE preset SET animation = '.smoth' WHERE name = 'hero/open'",
            "hero/open: column 'kind' is 'fluidSpring', but '.smoth' says NULL"
        ),
        (
            "UPDATE preset_modifier SET delay = 0.2 WHERE preset = 'hero/late'",
            "hero/late: column 'preset_modifier.delay' is 0.2, but '{hero/open}.delay(0.1)' says 0.1"
        ),
        (
            "UPDATE preset_modifier SET position = 7 WHERE preset = 'hero/late'",
            "hero/late: column 'preset_modifier.position' is 7, but '{hero/open}.delay(0.1)' says 0"
        ),
        (
            "DELETE FROM preset_modifier WHERE preset = 'hero/late'",
            "hero/late: the number of rows in 'preset_modifier' is 0, but '{hero/open}.delay(0.1)' says 1"
        ),
        (
            "INSERT INTO preset_modifier (preset, position, kind, speed) VALUES ('é', 0, 'speed', 2)",
            "é: the number of rows in 'preset_modifier' is 1, but 'hero/late' says 0"
        ),
    ]

    @Test(arguments: edits.indices) func `an edit by hand is found and put right`(index: Int) throws {
        let (edit, disagreement) = Self.edits[index]
        #expect(try disagreements == [])
        try Connection(file: directory.file(), mode: .readWrite).run(edit)
        let presets = try store.presets(limit: 100)
        #expect(try disagreements == [disagreement])
        #expect(try store.alignPresetColumns() == 1)
        #expect(try disagreements == [])
        #expect(try store.presets(limit: 100) == presets, "the text counts")
    }

    @Test func `what agrees is not written`() throws {
        let reader = try directory.store(mode: .readOnly)
        #expect(try reader.alignPresetColumns() == 0)
    }

    /// More than one page of them.
    @Test func `all are found in a large catalog`() throws {
        try store.put((0..<500).map { Preset(name: Name("p\($0)"), animation: ".bouncy.delay(0.1).speed(2)") })
        try Connection(file: directory.file(), mode: .readWrite).run(
            "UPDATE preset SET response = 9 WHERE name GLOB 'p*'")
        #expect(try disagreements.count == 500)
        #expect(try store.alignPresetColumns() == 500)
        #expect(try disagreements == [])
    }
}
