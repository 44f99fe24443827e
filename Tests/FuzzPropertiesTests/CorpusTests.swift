import Foundation
import TestSupport
import Testing

@testable import FuzzProperties

/// What fuzzers begin with, and all that they have found, holds without a fuzzer too.
@Suite struct CorpusTests {
    struct Input: CustomTestStringConvertible {
        var target: FuzzTarget
        var file: URL

        var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }
    }

    static func inputs() throws -> [Input] {
        try FuzzTarget.allCases.flatMap { target in
            let folder = Bundle.module.bundleURL.appending(path: "Corpus/\(target.rawValue)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return files.map { Input(target: target, file: $0) }
        }
    }

    @Test(arguments: try inputs())
    func theCorpusBreaksNothing(_ input: Input) throws {
        try input.target.check([UInt8](Data(contentsOf: input.file)))
    }

    @Test(arguments: [FuzzTarget.document: ["presets", "card-grid", "story-list"], .catalog: ["photos-header"]])
    func seedsBreakNothing(_ target: FuzzTarget, _ seeds: [String]) throws {
        for seed in seeds {
            try target.check([UInt8](Data(contentsOf: URL(fileURLWithPath: "\(Project.seeds)/\(seed).json"))))
        }
    }

    /// A property that nothing can break would be none.
    @Test func aBrokenPropertySaysWhatIsBroken() {
        let error = #expect(throws: BrokenProperty.self) { try require(1 + 1 == 3, "they are \(1 + 1)") }
        #expect(error?.description == "they are 2")
    }
}
