import Foundation
import FuzzProperties
import TestSupport
import Testing

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

    @Test(arguments: FuzzTarget.allCases)
    func seedsBreakNothing(_ target: FuzzTarget) throws {
        guard target == .document || target == .catalog else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: Project.seeds) {
            try target.check([UInt8](Data(contentsOf: URL(fileURLWithPath: "\(Project.seeds)/\(name)"))))
        }
    }
}
