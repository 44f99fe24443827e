#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output or error, written in large pieces.
///
/// A reader that goes away (`portal-db list | head`) is no failure: from then on nothing is written.
package final class StandardStream {
    private static let bufferSize = 1 << 16

    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private var failure: SystemError?
    /// Whether nobody reads what is written any more, so that a long listing can stop.
    package private(set) var isClosed = false

    package init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        buffer.reserveCapacity(Self.bufferSize)
    }

    package static func output() -> StandardStream {
        prepareToFail()
        return StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
    }

    package static func error() -> StandardStream {
        prepareToFail()
        return StandardStream(descriptor: STDERR_FILENO, name: "standard error")
    }

    /// From now on a write to a reader that went away, or beyond the size that files may have, fails: it would end the
    /// process.
    private static func prepareToFail() {
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    }

    deinit { writeBuffer() }

    /// Takes the text; a failure to write it is thrown by the next ``flush()``.
    package func write(_ text: String) { write(text.utf8) }

    package func write(_ bytes: some Collection<UInt8>) {
        guard !isClosed else { return }
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.bufferSize { writeBuffer() }
    }

    /// Writes what was taken, and throws what went wrong since the last time.
    package func flush() throws(SystemError) {
        writeBuffer()
        if let failure {
            self.failure = nil
            throw failure
        }
    }

    private func writeBuffer() {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !isClosed, !buffer.isEmpty else { return }
        do {
            try writeAll(buffer, to: descriptor, named: name)
        } catch {
            isClosed = true
            if error.code != EPIPE { failure = error }
        }
    }
}
