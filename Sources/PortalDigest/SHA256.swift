import CDigest

/// SHA-256, after FIPS 180-4.
///
/// The standard library has no hash with a fixed result, and the catalog's digests must be the same on every platform.
package struct SHA256: ~Copyable {
    private static let blockSize = 64
    /// What comes in small pieces is collected, so that many blocks are mixed at once.
    private static let capacity = 16 * blockSize

    private var state: SIMD8<UInt32> = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// Bytes that are not mixed yet, fewer than ``capacity``, with room for the padding of the last block.
    private let pending = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity + blockSize, alignment: 16)
    private var pendingCount = 0
    private var byteCount: UInt64 = 0

    package init() {}

    deinit { pending.deallocate() }

    package static func digest(of bytes: some Sequence<UInt8>) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalized()
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let contiguous: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
        if contiguous == nil {
            Array(bytes).withUnsafeBytes { update($0) }
        }
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        byteCount &+= UInt64(bytes.count)
        guard bytes.count >= Self.capacity - pendingCount else { return keep(bytes) }
        let missing = (Self.blockSize - pendingCount % Self.blockSize) % Self.blockSize
        keep(UnsafeRawBufferPointer(rebasing: bytes[..<missing]))
        mix(UnsafeRawBufferPointer(rebasing: pending[..<pendingCount]))
        pendingCount = 0
        // Large pieces are mixed where they are.
        let whole = missing + (bytes.count - missing) / Self.blockSize * Self.blockSize
        mix(UnsafeRawBufferPointer(rebasing: bytes[missing..<whole]))
        keep(UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    }

    package mutating func update(_ byte: UInt8) {
        guard pendingCount + 1 < Self.capacity else { return withUnsafeBytes(of: byte) { update($0) } }
        pending[pendingCount] = byte
        pendingCount += 1
        byteCount &+= 1
    }

    /// Eight bytes, the least one first.
    package mutating func update(littleEndian number: UInt64) {
        let number = number.littleEndian
        guard pendingCount + 8 < Self.capacity else { return withUnsafeBytes(of: number) { update($0) } }
        pending.storeBytes(of: number, toByteOffset: pendingCount, as: UInt64.self)
        pendingCount += 8
        byteCount &+= 8
    }

    package consuming func finalized() -> Digest {
        pending[pendingCount] = 0x80
        let end = (pendingCount + 1 + 8 + Self.blockSize - 1) / Self.blockSize * Self.blockSize
        for place in pendingCount + 1..<end - 8 { pending[place] = 0 }
        pending.storeBytes(of: (byteCount &* 8).bigEndian, toByteOffset: end - 8, as: UInt64.self)
        mix(UnsafeRawBufferPointer(rebasing: pending[..<end]))
        let bytes = [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
            for word in 0..<8 {
                UnsafeMutableRawBufferPointer(bytes).storeBytes(
                    of: state[word].bigEndian, toByteOffset: 4 * word, as: UInt32.self)
            }
            count = 32
        }
        return Digest(bytes: bytes)
    }

    private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
        UnsafeMutableRawBufferPointer(rebasing: pending[pendingCount...]).copyMemory(from: bytes)
        pendingCount += bytes.count
    }

    /// Mixes whole blocks.
    private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
        guard let start = blocks.baseAddress?.assumingMemoryBound(to: UInt8.self), blocks.count > 0 else { return }
        withUnsafeMutableBytes(of: &state) { state in
            guard let words = state.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            portal_sha256_mix(words, start, blocks.count / Self.blockSize)
        }
    }
}
