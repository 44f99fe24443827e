import PortalSystem

extension ByteSource {
    /// The next bytes; empty at the end.
    func nextPiece() throws -> [UInt8] { try piece(of: 1 << 18) }

    /// So many bytes, or all that there are.
    func bytes(upTo limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let piece = try piece(of: limit - bytes.count)
            if piece.isEmpty { break }
            bytes += piece
        }
        return bytes
    }

    private func piece(of size: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
