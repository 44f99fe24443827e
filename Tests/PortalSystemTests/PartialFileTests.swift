import Foundation
import PortalSystem
import TestSupport
import Testing

@Suite struct PartialFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func file() throws -> AtomicFile {
        try AtomicFile(path: directory.file("out"), replacesExisting: true)
    }

    @Test func onlyOneAtATimeWritesAFile() throws {
        let first = try file()
        let error = #expect(throws: SystemError.self) { try file() }
        #expect(error?.kind == .busy)
        let path = directory.file("out")
        #expect(
            error?.description == "'\(path)' is being written by another program; try again when that has finished")
        try first.write("first")
        try first.commit()
        try file().commit()
        #expect(try directory.text(of: "out") == "")
    }

    @Test func theSecondNameOfAWholeFileIsNotEmptied() throws {
        try directory.write("whole", to: "kept")
        try FileManager.default.linkItem(atPath: directory.file("kept"), toPath: directory.file("out.partial"))
        try file().write("new")
        #expect(try directory.text(of: "kept") == "whole")
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything")) func whatIsForOthersAloneStays() throws {
        try directory.write("theirs", to: "out.partial")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: directory.file("out.partial"))
        let error = #expect(throws: SystemError.self) { try file() }
        #expect(error?.path == directory.file("out.partial") && error?.kind == .cannotCreate)
        #expect(try directory.names == ["out.partial"])
    }

    @Test func aLinkInThePlaceIsNotFollowed() throws {
        try directory.write("theirs", to: "other")
        try FileManager.default.createSymbolicLink(
            atPath: directory.file("out.partial"), withDestinationPath: directory.file("other"))
        let file = try file()
        try file.write("mine")
        try file.commit()
        #expect(try directory.text(of: "other") == "theirs")
        #expect(try directory.text(of: "out") == "mine")
    }

    @Test func aDirectoryInThePlaceIsAnError() throws {
        try FileManager.default.createDirectory(
            atPath: directory.file("out.partial"), withIntermediateDirectories: false)
        let error = #expect(throws: SystemError.self) { try file() }
        #expect(error?.kind == .cannotCreate)
    }
}
