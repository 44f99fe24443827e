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

    /// What the catalog, and two others, have under a name; what comes of it, and how it is counted.
    struct Case: Sendable, CustomTestStringConvertible {
        var own: String?
        var others: [String?]
        var policy: MergePolicy
        /// `nil`: the merge is refused.
        var result: String?
        /// Added, same, replaced, skipped.
        var counts: [Int] = []

        var testDescription: String { "\(own ?? "none") + \(others.map { $0 ?? "none" }), \(policy)" }

        init(_ own: String?, _ others: [String?], _ policy: MergePolicy, _ result: String?, _ counts: [Int] = []) {
            (self.own, self.others, self.policy, self.result, self.counts) = (own, others, policy, result, counts)
        }
    }

    private static let cases: [Case] = MergePolicy.allCases.flatMap { policy in
        [
            Case(".smooth", [".smooth", nil], policy, ".smooth", [0, 1, 0, 0]),
            Case(".smooth", [".smooth", ".smooth"], policy, ".smooth", [0, 1, 0, 0]),
            Case(nil, [".smooth", nil], policy, ".smooth", [1, 0, 0, 0]),
            Case(nil, [".smooth", ".smooth"], policy, ".smooth", [1, 0, 0, 0]),
        ]
    } + [
        Case(".smooth", [".bouncy", nil], .fail, nil), Case(".smooth", [nil, ".bouncy"], .fail, nil),
        Case(nil, [".bouncy", ".snappy"], .fail, nil),
        Case(".smooth", [".bouncy", ".smooth"], .skip, ".smooth", [0, 0, 0, 1]),
        Case(nil, [".bouncy", ".snappy"], .skip, ".bouncy", [1, 0, 0, 0]),
        Case(".smooth", [".bouncy", ".smooth"], .replace, ".bouncy", [0, 0, 1, 0]),
        Case(".smooth", [".smooth", ".bouncy"], .replace, ".bouncy", [0, 0, 1, 0]),
        Case(".smooth", [".bouncy", ".snappy"], .replace, ".snappy", [0, 0, 1, 0]),
        Case(nil, [".bouncy", ".snappy"], .replace, ".snappy", [1, 0, 0, 0]),
    ]

    @Test(arguments: cases)
    func aNameFollowsThePolicy(_ example: Case) throws {
        let catalog = try files.make("portal.db", presets(example.own.map { ["x": $0] } ?? [:]))
        for (place, other) in example.others.enumerated() {
            try files.make("\(place).db", presets(other.map { ["x": $0] } ?? [:]))
        }
        let before = try files.bytes("portal.db")
        let merge = { try catalog.merge([files.path("0.db"), files.path("1.db")], onConflict: example.policy, dryRun: $0) }
        guard let result = example.result else {
            let error = #expect(throws: RefusedChange.self) { try merge(false) }
            #expect(error?.issues.count == 1)
            #expect(error?.issues.first?.hasPrefix("preset 'x' is not the same in '") == true)
            #expect(try files.bytes("portal.db") == before)
            return
        }
        let trial = try merge(true)
        #expect(try files.bytes("portal.db") == before)
        let summary = try merge(false)
        #expect(trial == summary)
        let counts = summary.presets
        #expect([counts.added, counts.same, counts.replaced, counts.skipped] == example.counts)
        #expect(try catalog.preset("x").animation.description == result)
        #expect(try !catalog.merge([files.path("0.db"), files.path("1.db")], onConflict: .skip).changesAnything)
    }

    @Test func everythingWithANameComesAlong() throws {
        try files.make("a.db", #"{"format": "portal-catalog/1", "extensions": {"x": [1.50]}}"#)
            .importDocuments([.path(Project.seeds)])
        let whole = try Catalog(path: files.path("a.db"), access: .readOnly)
        try whole.exportFile(files.path("a.portaldb"))
        let empty = try files.make("empty.db")
        let summary = try empty.merge([files.path("a.portaldb")])
        #expect(summary.presets.added == 58 && summary.popupSettings.added == 7 && summary.scenes.added == 18)
        #expect(summary.extensions.added == 1)
        try empty.exportFile(files.path("again.portaldb"))
        #expect(try files.bytes("a.portaldb") == files.bytes("again.portaldb"))
    }

    @Test func nothingIsKeptOfAMergeThatIsRefused() throws {
        let catalog = try files.make("portal.db", presets(["x": ".smooth", "y": ".smooth"]))
        try files.make("other.db", presets(["a": ".smooth", "x": ".bouncy", "y": ".bouncy"]))
        let before = try files.bytes("portal.db")
        let error = #expect(throws: RefusedChange.self) { try catalog.merge([files.path("other.db")]) }
        #expect(error?.issues.count == 2)
        #expect(try files.bytes("portal.db") == before)
    }

    /// Of an other's rows nothing is taken that an import would refuse.
    @Test(
        arguments: [
            ("UPDATE preset SET animation = '.smoth'", "unknown animation '.smoth'"),
            ("UPDATE preset SET animation = 'lost', kind = 'preset', base_preset = 'x', response = NULL, damping_fraction = NULL, blend_duration = NULL", "'lost'"),
            ("UPDATE transition SET animation = 'lost'", "there is no preset 'lost'"),
            ("UPDATE scene SET canvas_width = 1e308", "canvas"),
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
