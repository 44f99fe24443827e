import Foundation
import PortalSystem
import Testing

@Suite struct AtomicFileTests {
    @Test func aFileAppearsWhenItIsWhole() throws {
        let folder = try TemporaryFolder()
        let file = try AtomicFile(path: folder.file("out.json"), replacesExisting: false)
        try file.write("one ")
        try file.write(Array("two".utf8))
        #expect(try namesInDirectory(folder.path) == ["out.json.partial"])
        try file.commit()
        #expect(try namesInDirectory(folder.path) == ["out.json"])
        #expect(try folder.text(of: "out.json") == "one two")
    }

    @Test func anUnfinishedOneLeavesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "out.json")
        do {
            let file = try AtomicFile(path: folder.file("out.json"), replacesExisting: true)
            try file.write("new")
        }
        #expect(try namesInDirectory(folder.path) == ["out.json"])
        #expect(try folder.text(of: "out.json") == "old")
    }

    @Test func anExistingFileIsReplacedOnlyWhenAsked() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "out.json")
        let path = folder.file("out.json")
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: path, replacesExisting: false) }
        #expect(error?.description == "'\(path)' already exists; it is replaced only when asked")
        #expect(error?.exitCode == 73)
        let file = try AtomicFile(path: path, replacesExisting: true)
        try file.write("new")
        try file.commit()
        #expect(try folder.text(of: "out.json") == "new")
    }

    @Test func aFileThatAppearedMeanwhileIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        let file = try AtomicFile(path: folder.file("out.json"), replacesExisting: false)
        try file.write("mine")
        try folder.write("theirs", to: "out.json")
        let error = #expect(throws: SystemError.self) { try file.commit() }
        #expect(error?.exitCode == 73)
        #expect(try folder.text(of: "out.json") == "theirs")
    }

    @Test func whatACrashLeftIsReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("half of a long text", to: "out.json.partial")
        let file = try AtomicFile(path: folder.file("out.json"), replacesExisting: false)
        try file.write("whole")
        try file.commit()
        #expect(try folder.text(of: "out.json") == "whole")
    }

    @Test func aLinkStaysAndItsFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "real.json")
        try FileManager.default.createSymbolicLink(atPath: folder.file("link.json"), withDestinationPath: "real.json")
        let file = try AtomicFile(path: folder.file("link.json"), replacesExisting: true)
        try file.write("new")
        try file.commit()
        #expect(try folder.text(of: "real.json") == "new")
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.json"))
        #expect(link == "real.json")
    }

    @Test(arguments: [("/dev/null", "'/dev/null' is not a regular file, and no file can take its place"), ("/", nil)])
    func whatIsNoFileIsNeverReplaced(path: String, message: String?) {
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: path, replacesExisting: true) }
        #expect(error?.exitCode == 73)
        if let message { #expect(error?.description == message) }
    }

    @Test func aMissingFolderCannotBeWrittenTo() throws {
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: "/no/such/x", replacesExisting: true) }
        #expect(error?.exitCode == 73)
    }
}
