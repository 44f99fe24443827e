import Foundation
import PortalSystem
import TestSupport
import Testing

@Suite struct DurabilityTests {
    @Test func `a file is synchronised, moved over another and removed`() throws {
        let directory = try TemporaryDirectory()
        let (new, old) = (directory.file("new"), directory.file("old"))
        for name in ["new", "old"] { try directory.write(name, to: name) }
        try Durability.synchronise(file: new)
        try Durability.move(new, to: old)
        try Durability.synchroniseDirectory(of: old)
        #expect(try directory.text(of: "old") == "new")
        #expect(Durability.exists(old) && !Durability.exists(new))
        #expect(Durability.isWritable(old))
        try Durability.remove(old)
        try Durability.remove(old)
        #expect(!Durability.exists(old) && !Durability.isWritable(old))
    }

    @Test func `what may be read is told from what may not`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "file")
        try Durability.requireReadable(directory.file("file"))
        let error = #expect(throws: SystemError.self) { try Durability.requireReadable(directory.file("none")) }
        #expect(error?.kind == .missing)
    }

    @Test(arguments: [
        ("new", true, true), ("old", true, true), ("none/new", true, false), ("old/new", false, false),
        (String(repeating: "n", count: 255), true, true), (String(repeating: "n", count: 256), false, false),
    ])
    func `a name may be one that a file can have, and one where it can be made`(
        name: String, canBe: Bool, isCreatable: Bool
    ) throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "old")
        #expect(Durability.isCreatable(directory.file(name)) == isCreatable)
        if canBe { return try Durability.requireName(directory.file(name)) }
        #expect(throws: SystemError.self) { try Durability.requireName(directory.file(name)) }
    }

    @Test func `what is not there is named`() throws {
        let directory = try TemporaryDirectory()
        let (missing, other) = (directory.file("none"), directory.file("other"))
        let synchronising = #expect(throws: SystemError.self) { try Durability.synchronise(file: missing) }
        #expect(synchronising?.description == "cannot read '\(missing)': No such file or directory")
        let moving = #expect(throws: SystemError.self) { try Durability.move(missing, to: other) }
        #expect(moving?.path == other && moving?.code == ENOENT)
    }
}
