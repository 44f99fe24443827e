#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The bytes of a file, or of standard input, which is written `-`.
package final class FileSource: ByteSource {
    package let path: String
    private let descriptor: Int32

    package init(path: String) throws(SystemError) {
        if path == "-" {
            self.path = "standard input"
            descriptor = STDIN_FILENO
            return
        }
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(.open, path) }
    }

    deinit {
        if descriptor > STDIN_FILENO { close(descriptor) }
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = readOnce(descriptor, into: buffer)
            if count >= 0 { return count }
            if errno != EINTR { throw .last(.read, path) }
        }
    }
}

/// One call of `read`, outside the class whose method has that name too.
private func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
