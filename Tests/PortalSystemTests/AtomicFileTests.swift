import Foundation
import PortalSystem
import TestSupport
import Testing

@Suite struct AtomicFileTests {
    @Test func aFileAppearsWhenItIsWhole() throws {
        let directory = try TemporaryDirectory()
        let file = try AtomicFile(path: directory.file("out.json"), replacesExisting: false)
        try file.write("one ")
        try file.write(Array("two".utf8))
        #expect(try namesInDirectory(directory.path) == ["out.json.partial"])
        try file.commit()
        #expect(try namesInDirectory(directory.path) == ["out.json"])
        #expect(try directory.text(of: "out.json") == "one two")
    }

    @Test func anUnfinishedOneLeavesNothing() throws {
        let directory = try TemporaryDirectory()
        try directory.write("old", to: "out.json")
        do {
            let file = try AtomicFile(path: directory.file("out.json"), replacesExisting: true)
            try file.write("new")
        }
        #expect(try namesInDirectory(directory.path) == ["out.json"])
        #expect(try directory.text(of: "out.json") == "old")
    }

    @Test func anExistingFileIsReplacedOnlyWhenAsked() throws {
        let directory = try TemporaryDirectory()
        try directory.write("old", to: "out.json")
        let path = directory.file("out.json")
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: path, replacesExisting: false) }
        #expect(error?.description == "'\(path)' already exists; it is replaced only when asked")
        #expect(error?.kind == .cannotCreate)
        let file = try AtomicFile(path: path, replacesExisting: true)
        try file.write("new")
        try file.commit()
        #expect(try directory.text(of: "out.json") == "new")
    }

    @Test func aFileThatAppearedMeanwhileIsNotReplaced() throws {
        let directory = try TemporaryDirectory()
        let file = try AtomicFile(path: directory.file("out.json"), replacesExisting: false)
        try file.write("mine")
        try directory.write("theirs", to: "out.json")
        let error = #expect(throws: SystemError.self) { try file.commit() }
        #expect(error?.kind == .cannotCreate)
        #expect(try directory.text(of: "out.json") == "theirs")
    }

    @Test func whatACrashLeftIsReplaced() throws {
        let directory = try TemporaryDirectory()
        try directory.write("half of a long text", to: "out.json.partial")
        let file = try AtomicFile(path: directory.file("out.json"), replacesExisting: false)
        try file.write("whole")
        try file.commit()
        #expect(try directory.text(of: "out.json") == "whole")
    }

    @Test func aLinkStaysAndItsFileIsReplaced() throws {
        let directory = try TemporaryDirectory()
        try directory.write("old", to: "real.json")
        let path = directory.file("link.json")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
        let file = try AtomicFile(path: path, replacesExisting: true)
        try file.write("new")
        try file.commit()
        #expect(try directory.text(of: "real.json") == "new")
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        #expect(link == "real.json")
    }

    @Test(arguments: [("/dev/null", "'/dev/null' is not a regular file, and no file can take its place"), ("/", nil)])
    func whatIsNoFileIsNeverReplaced(path: String, message: String?) {
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: path, replacesExisting: true) }
        #expect(error?.kind == .cannotCreate)
        if let message { #expect(error?.description == message) }
    }

    @Test func aMissingFolderCannotBeWrittenTo() throws {
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: "/no/such/x", replacesExisting: true) }
        #expect(error?.kind == .cannotCreate)
    }
}
