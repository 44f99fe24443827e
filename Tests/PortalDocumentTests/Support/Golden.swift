import Foundation
import Testing

/// Compares a text with a file that is the contract for it; with `RECORD=1` in the environment the file is written.
func expectGolden(
    _ text: String, _ name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    } else {
        #expect(text == String(decoding: try resource(name), as: UTF8.self), sourceLocation: sourceLocation)
    }
}
