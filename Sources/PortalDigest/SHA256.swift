import CDigest

/// SHA-256, after FIPS 180-4.
///
/// The standard library has no hash with a fixed result, and the catalog's digests must be the same on every platform.
package struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var block: [UInt8] = []
    private var byteCount: UInt64 = 0

    package init() {
        block.reserveCapacity(64)
    }

    package static func digest(of bytes: some Sequence<UInt8>) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalized()
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let contiguous: Void? = bytes.withContiguousStorageIfAvailable { absorb($0) }
        if contiguous == nil {
            Array(bytes).withUnsafeBufferPointer { absorb($0) }
        }
    }

    package consuming func finalized() -> Digest {
        let bitCount = byteCount &* 8
        let zeros = (119 - block.count) % 64
        var padding: [UInt8] = [0x80]
        padding.append(contentsOf: repeatElement(0, count: zeros))
        withUnsafeBytes(of: bitCount.bigEndian) { padding.append(contentsOf: $0) }
        update(padding)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for word in state { withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) } }
        return Digest(bytes: bytes)
    }

    private mutating func absorb(_ bytes: UnsafeBufferPointer<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var position = 0
        if !block.isEmpty {
            position = min(64 - block.count, bytes.count)
            block.append(contentsOf: bytes[..<position])
            guard block.count == 64 else { return }
            block.withUnsafeBufferPointer { portal_sha256_mix(&state, $0.baseAddress, 1) }
            block.removeAll(keepingCapacity: true)
        }
        let blockCount = (bytes.count - position) / 64
        if blockCount > 0, let start = bytes.baseAddress {
            portal_sha256_mix(&state, start + position, blockCount)
            position += 64 * blockCount
        }
        block.append(contentsOf: bytes[position...])
    }
}
