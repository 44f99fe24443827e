import PortalCatalog
import PortalModel
import PortalSQLite
import TestSupport
import Testing

/// What a person finds in the `sqlite3` shell.
@Suite struct PresetColumnsTests {
    let directory: TemporaryDirectory
    let store: CatalogStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try directory.store()
    }

    private func texts(_ sql: StaticString) throws -> [String] {
        try Connection(file: directory.file(), mode: .readOnly).rows(of: SingleColumn<String>.self, sql).map(\.value)
    }

    static let rows: [(AnimationText, String)] = [
        (".default", "fluidSpring response 0.5 damping_fraction 1.0 blend_duration 0.0"),
        (".bouncy", "fluidSpring response 0.5 damping_fraction 0.7 blend_duration 0.0"),
        (".spring(duration: 0.3, bounce: -0.2)", "fluidSpring response 0.3 damping_fraction 1.25 blend_duration 0.0"),
        (
            ".interactiveSpring(response: 0.2, dampingFraction: 0.6)",
            "fluidSpring response 0.2 damping_fraction 0.6 blend_duration 0.25"
        ),
        (
            ".interpolatingSpring(mass: 2, stiffness: 50, damping: 5, initialVelocity: -3)",
            "interpolatingSpring response 1.25663706143592 damping_fraction 0.25 mass 2.0 stiffness 50.0 damping 5.0 "
                + "initial_velocity -3.0"
        ),
        (
            ".interpolatingSpring(duration: 1, bounce: 0.5)",
            "interpolatingSpring response 1.0 damping_fraction 0.5 mass 1.0 stiffness 39.4784176043574 "
                + "damping 6.28318530717959 initial_velocity 0.0"
        ),
        (".easeOut(duration: 2)", "curve curve easeOut duration 2.0 x1 0.0 y1 0.0 x2 0.58 y2 1.0"),
        (".timingCurve(.easeOut, duration: 0)", "curve curve easeOut duration 0.0 x1 0.0 y1 0.0 x2 0.58 y2 1.0"),
        (".timingCurve(.circularEaseIn, duration: 1)", "curve curve circularEaseIn duration 1.0"),
        (
            ".timingCurve(0.1, -1, 1, 2.5)",
            "curve duration 0.35 x1 0.1 y1 -1.0 x2 1.0 y2 2.5"
        ),
        ("base", "preset base_preset base"),
        (
            "{base}.delay(0.1).speed(2).delay(0.2)",
            "preset base_preset base; delay delay 0.1; speed speed 2.0; delay delay 0.2"
        ),
        (
            ".smooth.repeatCount(3).repeatForever(autoreverses: false).logicallyComplete(after: 0)",
            "fluidSpring response 0.5 damping_fraction 1.0 blend_duration 0.0; repeatCount repeat_count 3 autoreverses 1; "
                + "repeatForever autoreverses 0; logicallyComplete logically_complete_after 0.0"
        ),
        // What is out of a double's range has no number.
        (
            ".interpolatingSpring(duration: 1e-200)",
            "interpolatingSpring response 0.0 mass 1.0 initial_velocity 0.0"
        ),
        (
            ".interpolatingSpring(mass: 5e-324, stiffness: 1.7e308, damping: 1.7e308)",
            "interpolatingSpring response 0.0 mass 4.94065645841247e-324 stiffness 1.7e+308 damping 1.7e+308 "
                + "initial_velocity 0.0"
        ),
        (
            ".spring(duration: 1.7e308).delay(1.7e308).repeatCount(9223372036854775807)",
            "fluidSpring response 1.7e+308 damping_fraction 1.0 blend_duration 0.0; delay delay 1.7e+308; "
                + "repeatCount repeat_count 9223372036854775807 autoreverses 1"
        ),
        ("no animation: }", ""),
    ]

    @Test(arguments: rows) func `a preset's columns say what its text does`(animation: AnimationText, row: String)
        throws
    {
        try store.put([Preset(name: "p", animation: animation), Preset(name: "base", animation: ".smooth")])
        // The second time it is replaced.
        for animation in [animation, ".linear.delay(3)", animation] {
            try store.put(Preset(name: "p", animation: animation))
        }
        let found = try texts(
            """
            SELECT coalesce(kind, '') || coalesce(' base_preset ' || base_preset, '') || coalesce(' curve ' || curve, '')
                || coalesce(' duration ' || duration, '') || coalesce(' x1 ' || x1, '') || coalesce(' y1 ' || y1, '')
                || coalesce(' x2 ' || x2, '') || coalesce(' y2 ' || y2, '') || coalesce(' response ' || response, '')
                || coalesce(' damping_fraction ' || damping_fraction, '')
                || coalesce(' blend_duration ' || blend_duration, '') || coalesce(' mass ' || mass, '')
                || coalesce(' stiffness ' || stiffness, '') || coalesce(' damping ' || damping, '')
                || coalesce(' initial_velocity ' || initial_velocity, '')
            FROM preset WHERE name = 'p'
            """)
        let modifiers = try texts(
            """
            SELECT kind || coalesce(' delay ' || delay, '') || coalesce(' speed ' || speed, '')
                || coalesce(' repeat_count ' || repeat_count, '') || coalesce(' autoreverses ' || autoreverses, '')
                || coalesce(' logically_complete_after ' || logically_complete_after, '')
            FROM preset_modifier WHERE preset = 'p' ORDER BY position
            """)
        #expect((found + modifiers).joined(separator: "; ") == row)
        try store.forEachPresetDisagreement { Issue.record("\($0)") }
    }

    static let queries: [(StaticString, [String])] = [
        ("SELECT name FROM preset WHERE damping_fraction < 0.8", ["motion/fluid", "motion/physical"]),
        ("SELECT name FROM preset WHERE kind = 'curve' AND duration < 0.3", ["motion/bezier"]),
        ("SELECT name FROM preset WHERE y1 < 0 OR y2 > 1", ["motion/bezier"]),
        ("SELECT preset FROM preset_modifier WHERE kind = 'repeatForever'", ["motion/endless"]),
        ("SELECT preset FROM preset_modifier GROUP BY preset HAVING total(delay) > 0.2", ["motion/fluid"]),
        ("SELECT name FROM preset WHERE base_preset = 'hero/open'", ["hero/late"]),
        (
            """
            WITH origin AS (
                SELECT name, name AS start, base_preset FROM preset
                UNION SELECT origin.name, preset.name, preset.base_preset
                FROM origin JOIN preset ON preset.name = origin.base_preset
            )
            SELECT origin.name FROM origin JOIN preset ON preset.name = origin.start
            WHERE response = 0.4 ORDER BY origin.name
            """, ["hero/late", "hero/open", "é"]
        ),
    ]

    @Test(arguments: queries.indices) func `presets are found by what they do`(index: Int) throws {
        try store.put(Preset.samples + Preset.motions)
        #expect(try texts(Self.queries[index].0) == Self.queries[index].1)
    }
}
