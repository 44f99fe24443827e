import Foundation
import PortalDB
import PortalDocument
import TestSupport
import Testing

/// Design tokens in and out of a catalog.
@Suite struct TokensTests {
    private static let sets = Project.seeds + "/tokens"

    private static func example(_ name: String) throws -> DocumentSource {
        let file = try #require(Bundle.module.url(forResource: "Examples/tokens/\(name)", withExtension: "json"))
        return .bytes(Array(try Data(contentsOf: file)), name: name)
    }

    /// The published files, of which one refers to the other, in either order.
    @Test(arguments: [false, true])
    func aSetOfTwoFilesIsImported(_ isReversed: Bool) throws {
        let files = try ["carbon-motion.tokens", "carbon-surfaces.tokens"].map(Self.example)
        var options = ImportOptions()
        options.prefix = "acme/"
        let presets = try withCatalog { catalog in
            try catalog.importDocuments(isReversed ? files.reversed() : files, options)
            return try catalog.presets(limit: 100)
        }
        let texts = Dictionary(uniqueKeysWithValues: presets.map { ($0.name.rawValue, $0.animation.description) })
        #expect(
            texts == [
                "acme/duration/fast/01": ".easeInOut(duration: 0.07)",
                "acme/duration/fast/02": ".easeInOut(duration: 0.11)",
                "acme/duration/moderate/01": ".easeInOut(duration: 0.15)",
                "acme/duration/moderate/02": ".easeInOut(duration: 0.24)",
                "acme/duration/slow/01": ".easeInOut(duration: 0.4)",
                "acme/duration/slow/02": ".easeInOut(duration: 0.7)",
                "acme/easing/entrance/expressive": ".timingCurve(0, 0, 0.3, 1)",
                "acme/easing/entrance/productive": ".timingCurve(0, 0, 0.38, 0.9)",
                "acme/easing/exit/expressive": ".timingCurve(0.4, 0.14, 1, 1)",
                "acme/easing/exit/productive": ".timingCurve(0.2, 0, 1, 0.9)",
                "acme/easing/standard/expressive": ".timingCurve(0.4, 0.14, 0.3, 1)",
                "acme/easing/standard/productive": ".timingCurve(0.2, 0, 0.38, 0.9)",
                "acme/surface/contextual": ".timingCurve(0, 0, 0.3, 1, duration: 0.11)",
                "acme/surface/disclosure": ".timingCurve(0, 0, 0.38, 0.9, duration: 0.15)",
                "acme/surface/expand": ".timingCurve(0.2, 0, 0.38, 0.9, duration: 0.24)",
                "acme/surface/invoke": ".timingCurve(0.4, 0.14, 0.3, 1, duration: 0.24)",
                "acme/surface/stretch": ".timingCurve(0, 0, 0.3, 1, duration: 0.4)",
            ])
        let expand = presets.first { $0.name == "acme/surface/expand" }
        #expect(expand?.extensions?.text.contains("\"kind\": \"shared-element\"") == true)
    }

    /// Alone the second file refers to nothing, and nothing of any file is taken.
    @Test func anImportOfManyKindsIsAllOrNothing() throws {
        let document = DocumentSource.text(
            #"{"format": "portal-catalog/1", "presets": [{"name": "late", "animation": "{g/a}.delay(0.1)"}]}"#)
        let tokens = DocumentSource.text(
            #"{"g": {"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}}, "b": {"$value": "{g.a}"}}}"#,
            name: "g.tokens")
        try withCatalog { catalog in
            let error = #expect(throws: DocumentError.self) {
                try catalog.importDocuments([document, tokens, try Self.example("carbon-surfaces.tokens")])
            }
            let first = try #require(error?.issues.first)
            #expect(
                first.description == "carbon-surfaces.tokens:7:21: surface.disclosure.$value.duration: no token "
                    + "'duration.moderate.01' in this import; if another file has it, import that in the same command")
            #expect(try catalog.isEmpty)
            var options = ImportOptions()
            options.prefix = "x/"
            #expect(try catalog.importDocuments([document, tokens], options).presets.added == 3)
            #expect(try catalog.preset("x/late").animation == "{x/g/a}.delay(0.1)")
            #expect(try catalog.preset("x/g/b").animation == "x/g/a")
            #expect(try catalog.importDocuments([document, tokens], options).presets.same == 3)
        }
    }

    @Test func aConflictIsSaidOfTheToken() throws {
        let tokens = DocumentSource.text(
            #"{"hero": {"$type": "duration", "open": {"$value": {"value": 1, "unit": "s"}}}}"#, name: "m.tokens")
        try withCatalog(
            #"{"format": "portal-catalog/1", "presets": [{"name": "hero/open", "animation": ".smooth"}]}"#
        ) { catalog in
            let error = #expect(throws: DocumentError.self) { try catalog.importDocuments([tokens]) }
            let issue = try #require(error?.issues.first)
            #expect("\(issue)".hasPrefix("m.tokens:1:32: hero.open: preset 'hero/open' already exists"))
        }
    }

    /// The longest chain of presets and the deepest free data, under the longest name.
    @Test func theUtmostIsExportedAndImported() throws {
        let links = (1..<64).map { #"{"name": "p\#($0)", "animation": "p\#($0 - 1)"}"# }
        let name = Array(repeating: "a", count: 100).joined(separator: "/")
        let lists = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        let document = """
            {"format": "portal-catalog/1", "presets": [{"name": "p0", "animation": ".smooth"},
              \(links.joined(separator: ", ")), {"name": "\(name)", "animation": ".smooth", "extensions": \(lists)}]}
            """
        try withCatalog(document) { catalog in
            var bytes: [UInt8] = []
            try catalog.exportTokens { bytes += $0 }
            try withCatalog { other in
                try other.importDocuments([.bytes(bytes, name: "all.tokens")])
                #expect(try other.presets(limit: 1000) == catalog.presets(limit: 1000))
            }
        }
    }

    /// Everything that the project brings along, out as tokens and in again.
    @Test func anExportIsValidAndBringsTheSamePresets() throws {
        try withCatalog { catalog in
            try catalog.importDocuments([.path(Project.seeds), .path(Self.sets)])
            var bytes: [UInt8] = []
            let summary = try catalog.exportTokens { bytes += $0 }
            #expect(try TokenRules(String(decoding: bytes, as: UTF8.self)).violations == [])
            #expect(summary.presetCount > 60 && summary.standInCount > 8 && summary.largestError < 0.2)
            let again = try catalog.importDocuments([.bytes(bytes, name: "all.tokens")])
            #expect(again.presets.same == summary.presetCount && !again.changesAnything)
            try withCatalog { other in
                try other.importDocuments([.bytes(bytes, name: "all.tokens")])
                #expect(try other.presets(limit: 1000) == catalog.presets(limit: 1000))
            }
        }
    }
}
