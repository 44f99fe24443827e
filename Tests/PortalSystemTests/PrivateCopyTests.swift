import Foundation
import PortalSystem
import TestSupport
import Testing

@Suite struct PrivateCopyTests {
    let directory: TemporaryDirectory
    let place: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        place = try TemporaryDirectory()
    }

    @Test(arguments: [0, 1, 99, 100, 1_000, 70_000])
    func `the copy has the bytes, in a directory that is nobody else's`(count: Int) throws {
        let text = String(repeating: "x", count: count)
        try directory.write(text, to: "f")
        let copy = try PrivateCopy(of: directory.file("f"), in: place.path, limit: count, pieceSize: 4_096)
        #expect(try String(contentsOfFile: copy.path, encoding: .utf8) == text)
        #expect(try copy.size == count)
        #expect(try copy.start(count: 100) == Array(text.utf8.prefix(100)))
        let parent = (copy.path as NSString).deletingLastPathComponent
        #expect(try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions] as? Int == 0o700)
        #expect(try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int == 0o600)
        copy.remove()
        #expect(try place.names == [])
    }

    @Test func `the copy goes with the value`() throws {
        try directory.write("x", to: "f")
        do { _ = try PrivateCopy(of: directory.file("f"), in: place.path, limit: 10) }
        #expect(try place.names == [])
    }

    @Test func `nothing is left of a copy that failed`() throws {
        try directory.write("long enough", to: "f")
        #expect(throws: CopyRefusal.tooLarge(bytes: 11, limit: 10)) {
            try PrivateCopy(of: directory.file("f"), in: place.path, limit: 10)
        }
        #expect(throws: CopyRefusal.changed) {
            try PrivateCopy(of: directory.file("f"), in: place.path, limit: 20, pieceSize: 3) {
                truncate(directory.file("f"), 4)
            }
        }
        #expect(try place.names == [])
    }

    @Test func `a directory that is not there is named`() throws {
        try directory.write("x", to: "f")
        let error = #expect(throws: SystemError.self) {
            try PrivateCopy(of: directory.file("f"), in: place.file("none"), limit: 10)
        }
        #expect(error?.path == place.file("none"))
    }
}
