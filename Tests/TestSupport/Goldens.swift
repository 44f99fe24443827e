import Foundation

/// The golden files of a test target, each the contract for one text.
///
/// `RECORD=1` in the environment writes the texts anew instead of comparing them.
package struct Goldens: Sendable {
    private let directory: URL
    private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// - Parameter folder: where they lie in the target's own directory.
    package init(of target: String, in folder: String = "Goldens") {
        directory = Project.root.appendingPathComponent("Tests/\(target)/\(folder)")
    }

    /// Throws what differs from the golden file.
    package func compare(_ text: String, with name: String) throws {
        let file = directory.appendingPathComponent(name)
        if isRecording {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            return try Data(text.utf8).write(to: file)
        }
        guard let data = try? Data(contentsOf: file) else { throw GoldenMismatch(name: name, difference: "is missing") }
        let golden = String(decoding: data, as: UTF8.self)
        if text == golden { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(lines, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, expected.count)
        func line(of all: [Substring]) -> String { place < all.count ? String(all[place]) : "(the end)" }
        throw GoldenMismatch(
            name: name, difference: "line \(place + 1) is\n\(line(of: lines))\nand should be\n\(line(of: expected))")
    }

    /// The golden files that no test compares with.
    package func orphans(besides names: [String]) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return files.filter { !names.contains($0) && !$0.hasPrefix(".") }.sorted()
    }
}

package struct GoldenMismatch: Error, CustomStringConvertible {
    package var name: String
    package var difference: String

    package var description: String { "golden '\(name)': \(difference); RECORD=1 writes it anew" }
}
