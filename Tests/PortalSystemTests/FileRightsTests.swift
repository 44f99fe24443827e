import Foundation
import TestSupport
import Testing

@testable import PortalSystem

@Suite struct FileRightsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func rights(of name: String) throws -> Int {
        let value = try FileManager.default.attributesOfItem(atPath: directory.file(name))[.posixPermissions]
        return try #require(value as? Int)
    }

    private func write(_ name: String, rights: Int) throws {
        try directory.write("old", to: name)
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: directory.file(name))
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o666, 0o755, 0o444]) func whatTakesThePlaceOfAFileHasItsRights(
        rights: Int
    ) throws {
        try write("out", rights: rights)
        let file = try AtomicFile(path: directory.file("out"), replacesExisting: true)
        #expect(try self.rights(of: "out.partial") == 0o600)
        try file.write("new")
        try file.commit()
        #expect(try self.rights(of: "out") == rights)
        #expect(try directory.text(of: "out") == "new")
    }

    @Test func theFileOfALinkCounts() throws {
        try write("real", rights: 0o600)
        try FileManager.default.createSymbolicLink(atPath: directory.file("link"), withDestinationPath: "real")
        try AtomicFile(path: directory.file("link"), replacesExisting: true).commit()
        #expect(try rights(of: "real") == 0o600)
    }

    @Test func aNewFileHasTheRightsThatAnyNewFileHas() throws {
        close(open(directory.file("any"), O_CREAT | O_WRONLY, 0o666))
        try AtomicFile(path: directory.file("out"), replacesExisting: true).commit()
        #expect(try rights(of: "out") == rights(of: "any"))
    }

    @Test(arguments: [0o600, 0o640, 0o444]) func aCopyGetsTheRightsOfTheOriginal(rights: Int) throws {
        try write("original", rights: rights)
        try makePrivateFile(directory.file("copy"))
        #expect(try self.rights(of: "copy") == 0o600)
        try giveRights(of: directory.file("original"), to: directory.file("copy"))
        #expect(try self.rights(of: "copy") == rights)
    }

    @Test func aPrivateFileIsNobodyElses() throws {
        try directory.write("theirs", to: "there")
        let error = #expect(throws: SystemError.self) { try makePrivateFile(directory.file("there")) }
        #expect(error?.code == EEXIST)
        #expect(try directory.text(of: "there") == "theirs")
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser gives files away")) func theOwnerAndTheGroupStay() throws {
        try write("out", rights: 0o640)
        #expect(chown(directory.file("out"), 65_534, 65_533) == 0)
        try AtomicFile(path: directory.file("out"), replacesExisting: true).commit()
        var status = stat()
        #expect(stat(directory.file("out"), &status) == 0)
        #expect(status.st_uid == 65_534 && status.st_gid == 65_533)
        #expect(try rights(of: "out") == 0o640)
    }
}
