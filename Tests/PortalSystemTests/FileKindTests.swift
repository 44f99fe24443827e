import Foundation
import PortalSystem
import TestSupport
import Testing

@Suite struct FileKindTests {
    @Test func everyKindIsTold() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "file")
        #expect(try FileKind(path: directory.file("file")) == .regular)
        #expect(try FileKind(path: directory.path) == .directory)
        #expect(try FileKind(path: directory.file("none")) == .missing)
        #expect(try FileKind(path: directory.file("file/none")) == .missing)
        #expect(try FileKind(path: "/dev/null") == .other)
    }

    @Test func namesAreInTheOrderOfTheirBytes() throws {
        let directory = try TemporaryDirectory()
        for name in ["b", "ä", "B", "a", ".hidden", "a-b"] { try directory.write("", to: name) }
        #expect(try namesInDirectory(directory.path) == [".hidden", "B", "a", "a-b", "b", "ä"])
    }

    @Test func aMissingDirectoryIsNoInput() throws {
        let error = #expect(throws: SystemError.self) { try namesInDirectory("/no/such/directory") }
        #expect(error?.description == "cannot list '/no/such/directory': No such file or directory")
        #expect(error?.kind == .missing)
    }

    @Test func whereALinkLeadsIsToldOfLinksAlone() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "real")
        for (link, target) in [("link", "real"), ("chain", "link"), ("nowhere", "none")] {
            try FileManager.default.createSymbolicLink(
                atPath: directory.file(link), withDestinationPath: directory.file(target))
        }
        let real = try #require(realpath(directory.file("real"), nil))
        defer { free(real) }
        for name in ["link", "chain"] { #expect(pathWithoutLink(directory.file(name)) == String(cString: real)) }
        for name in ["real", "nowhere", "none"] {
            #expect(pathWithoutLink(directory.file(name)) == directory.file(name))
        }
        #expect(pathWithoutLink("relative") == "relative")
    }
}
