/// Bytes that come in pieces, each read once.
package protocol ByteSource: AnyObject {
    /// Reads at most as many bytes as fit, and at least one unless the source has ended.
    ///
    /// - Returns: the number of bytes read; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
}

/// Bytes that are in memory already, handed out in pieces of a given size.
package final class MemorySource: ByteSource {
    private let bytes: [UInt8]
    private let chunkSize: Int
    private var position = 0

    package init(_ bytes: [UInt8], chunkSize: Int = .max) {
        self.bytes = bytes
        self.chunkSize = chunkSize
    }

    package convenience init(_ text: String, chunkSize: Int = .max) {
        self.init(Array(text.utf8), chunkSize: chunkSize)
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = min(buffer.count, chunkSize, bytes.count - position)
        buffer.copyBytes(from: bytes[position..<position + count])
        position += count
        return count
    }
}
