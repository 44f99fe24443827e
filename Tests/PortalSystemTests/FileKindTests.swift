import PortalSystem
import Testing

@Suite struct FileKindTests {
    @Test func everyKindIsTold() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        #expect(try FileKind(path: folder.file("file")) == .regular)
        #expect(try FileKind(path: folder.path) == .directory)
        #expect(try FileKind(path: folder.file("none")) == .missing)
        #expect(try FileKind(path: folder.file("file/none")) == .missing)
        #expect(try FileKind(path: "/dev/null") == .other)
    }

    @Test func namesAreInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "ä", "B", "a", ".hidden", "a-b"] { try folder.write("", to: name) }
        #expect(try namesInDirectory(folder.path) == [".hidden", "B", "a", "a-b", "b", "ä"])
    }

    @Test func aMissingDirectoryIsNoInput() throws {
        let error = #expect(throws: SystemError.self) { try namesInDirectory("/no/such/folder") }
        #expect(error?.description == "cannot list '/no/such/folder': No such file or directory")
        #expect(error?.exitCode == 66)
    }
}
