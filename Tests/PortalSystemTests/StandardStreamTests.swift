import Foundation
import PortalSystem
import Testing

@Suite struct StandardStreamTests {
    @Test func textArrivesInOrderWhenFlushed() throws {
        let pipe = Pipe()
        let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "out")
        stream.write("a")
        stream.write("ä\n")
        try stream.flush()
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("aä\n".utf8))
    }

    @Test func aReaderThatWentAwayIsNoFailure() throws {
        _ = StandardStream.output()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "out")
        stream.write("a")
        try stream.flush()
        #expect(stream.isClosed)
    }

    @Test func anotherFailureIsThrownOnce() throws {
        let stream = StandardStream(descriptor: -1, name: "standard output")
        stream.write("a")
        let error = #expect(throws: SystemError.self) { try stream.flush() }
        #expect(error?.description == "cannot write to 'standard output': Bad file descriptor")
        #expect(error?.kind == .inputOutput)
        try stream.flush()
    }
}
