import PortalSystem
import TestSupport
import Testing

@Suite struct ByteSourceTests {
    private func readAll(_ source: any ByteSource, pieces size: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            let count = try source.read(into: buffer)
            if count == 0 { return result }
            result += buffer[..<count]
        }
    }

    @Test(arguments: [1, 3, 64])
    func memoryComesInChunks(_ chunkSize: Int) throws {
        let bytes = [UInt8](0..<50)
        #expect(try readAll(MemorySource(bytes, chunkSize: chunkSize), pieces: 7) == bytes)
    }

    @Test func aFileIsReadWhole() throws {
        let directory = try TemporaryDirectory()
        try directory.write("Größe", to: "a.json")
        #expect(try readAll(try FileSource(path: directory.file("a.json")), pieces: 4) == Array("Größe".utf8))
    }

    @Test func aMissingFileIsNoInput() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("none")
        let error = #expect(throws: SystemError.self) { try FileSource(path: path) }
        #expect(error?.description == "cannot read '\(path)': No such file or directory")
        #expect(error?.kind == .missing)
    }

    @Test func aDirectoryIsNoInput() throws {
        let directory = try TemporaryDirectory()
        let source = try FileSource(path: directory.path)
        let error = #expect(throws: SystemError.self) { try readAll(source, pieces: 16) }
        #expect(error?.kind == .missing)
    }
}
