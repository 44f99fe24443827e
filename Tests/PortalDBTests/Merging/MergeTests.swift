import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

private func presets(_ animations: [String: String]) -> String {
    let presets = animations.sorted { $0.key < $1.key }.map { #"{"name": "\#($0)", "animation": "\#($1)"}"# }
    return Documents.document(presets: "[\(presets.joined(separator: ","))]")
}

@Suite struct MergeTests {
    private let files: CatalogFiles

    init() throws { files = try CatalogFiles() }

    /// What the catalog, and two others, have under a name; what comes of it; how that is counted.
    private struct Case {
        var own: String?
        var others: [String?]
        var result: String
        var count: WritableKeyPath<MergeSummary.Counts, Int>

        init(
            _ own: String?, _ others: [String?], _ result: String, _ count: WritableKeyPath<MergeSummary.Counts, Int>
        ) {
            (self.own, self.others, self.result, self.count) = (own, others, result, count)
        }
    }

    private static var agreements: [Case] {
        [
            Case(".smooth", [".smooth", nil], ".smooth", \.same),
            Case(".smooth", [".smooth", ".smooth"], ".smooth", \.same),
            Case(nil, [".smooth", nil], ".smooth", \.added), Case(nil, [".smooth", ".smooth"], ".smooth", \.added),
            Case(nil, [nil, ".smooth"], ".smooth", \.added),
        ]
    }

    /// The same for each policy in turn; refused by `fail`.
    private static func conflicts(_ policy: MergePolicy) -> [Case] {
        let isSkip = policy == .skip
        let known = isSkip ? \MergeSummary.Counts.skipped : \.replaced
        return [
            Case(".smooth", [".bouncy", nil], isSkip ? ".smooth" : ".bouncy", known),
            Case(".smooth", [".bouncy", ".smooth"], isSkip ? ".smooth" : ".bouncy", known),
            Case(".smooth", [".smooth", ".bouncy"], isSkip ? ".smooth" : ".bouncy", known),
            Case(".smooth", [".bouncy", ".snappy"], isSkip ? ".smooth" : ".snappy", known),
            Case(nil, [".bouncy", ".snappy"], isSkip ? ".bouncy" : ".snappy", \.added),
        ]
    }

    /// A catalog and two others in which each case has a name.
    private func make(_ cases: [Case]) throws -> (catalog: Catalog, others: [String]) {
        func document(_ animation: (Case) -> String?) -> String {
            presets(
                Dictionary(
                    uniqueKeysWithValues: cases.enumerated().compactMap { place, example in
                        animation(example).map { ("x\(place)", $0) }
                    }))
        }
        let catalog = try files.make("portal.db", document(\.own))
        for place in 0..<2 { try files.make("\(place).db", document { $0.others[place] }) }
        return (catalog, ["0.db", "1.db"].map(files.path))
    }

    @Test(arguments: MergePolicy.allCases)
    func aNameFollowsThePolicy(policy: MergePolicy) throws {
        let cases = Self.agreements + (policy == .fail ? [] : Self.conflicts(policy))
        let (catalog, others) = try make(cases)
        let before = try files.bytes("portal.db")
        let trial = try catalog.merge(others, onConflict: policy, dryRun: true)
        #expect(try files.bytes("portal.db") == before)
        let summary = try catalog.merge(others, onConflict: policy)
        #expect(trial == summary)
        var counts = MergeSummary.Counts()
        for (place, example) in cases.enumerated() {
            counts[keyPath: example.count] += 1
            #expect(try catalog.preset(Preset.ID("x\(place)")).animation.description == example.result, "x\(place)")
        }
        #expect(summary.presets == counts)
    }

    /// The same content in several others counts where the policy looks first.
    @Test(arguments: [(.skip, ".smooth"), (.replace, ".smooth")] as [(MergePolicy, String)])
    func theFirstOrTheLastOfAllCounts(policy: MergePolicy, result: String) throws {
        let animations = [".smooth", ".bouncy", ".smooth"]
        for (place, animation) in animations.enumerated() { try files.make("\(place).db", presets(["x": animation])) }
        let catalog = try files.make("portal.db")
        try catalog.merge(["0.db", "1.db", "2.db"].map(files.path), onConflict: policy)
        #expect(try catalog.preset("x").animation.description == result)
    }

    @Test func everyConflictIsNamedAndNothingIsMerged() throws {
        let (catalog, others) = try make(Self.agreements + Self.conflicts(.fail))
        let before = try files.bytes("portal.db")
        let error = #expect(throws: RefusedChange.self) { try catalog.merge(others) }
        let places = (["portal.db", "0.db", "1.db"]).map { "'\(files.path($0))'" }
        let disagreeing = [places[...1], places[...1], [places[0], places[2]], places[...], places[1...]]
        #expect(
            error?.issues
                == disagreeing.enumerated().map { place, places in
                    "preset 'x\(place + 5)' is not the same in \(places.joined(separator: ", "))"
                })
        #expect(try files.bytes("portal.db") == before)
    }

    @Test func everythingWithANameComesAlong() throws {
        try files.make("a.db", #"{"format": "portal-catalog/1", "extensions": {"x": [1.50]}}"#)
            .importDocuments(["presets", "card-grid", "popup-alert"].map { .path("\(Project.seeds)/\($0).json") })
        let whole = try Catalog(path: files.path("a.db"), access: .readOnly)
        try whole.exportFile(files.path("a.portaldb"))
        let empty = try files.make("empty.db")
        let summary = try empty.merge([files.path("a.portaldb")])
        #expect(summary.presets.added > 20 && summary.popupSettings.added > 2 && summary.scenes.added == 2)
        #expect(summary.extensions.added == 1)
        try empty.exportFile(files.path("again.portaldb"))
        #expect(try files.bytes("a.portaldb") == files.bytes("again.portaldb"))
    }

    /// Of an other's rows nothing is taken that an import would refuse.
    @Test(
        arguments: [
            ("UPDATE preset SET animation = '.smoth'", "unknown animation '.smoth'"),
            (
                "UPDATE preset SET animation = 'lost', kind = 'preset', base_preset = 'x', response = NULL, damping_fraction = NULL, blend_duration = NULL",
                "'lost'"
            ),
            ("UPDATE transition SET animation = 'lost'", "there is no preset 'lost'"),
            ("UPDATE scene SET name = 's' || char(10)", "a name must not contain control characters"),
        ])
    func badRowsAreRefused(sql: String, words: String) throws {
        try files.make(
            "other.db", presets(["x": ".smooth"]),
            Documents.document(scenes: "[\(Documents.scene(Documents.flight()))]"))
        try Connection(file: files.path("other.db"), mode: .readWrite).execute(script: Array(sql.utf8))
        let catalog = try files.make("portal.db")
        do {
            try catalog.merge([files.path("other.db")])
            Issue.record("it is merged")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
        #expect(try catalog.isEmpty)
    }
}
