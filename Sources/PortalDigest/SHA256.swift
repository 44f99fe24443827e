import CDigest

/// SHA-256, after FIPS 180-4.
///
/// The standard library has no hash with a fixed result, and the catalog's digests must be the same on every platform.
package struct SHA256: Sendable {
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    private var block: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// Whether the processor's own instructions for it are used, if it has any: the result is the same.
    private let usesProcessor: Bool

    package init() { self.init(usesProcessor: true) }

    init(usesProcessor: Bool) {
        self.usesProcessor = usesProcessor
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
        update([0x80] + [UInt8](repeating: 0, count: zeros))
        update((0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) })
        return Digest(
            bytes: state.indices.flatMap { place in
                (0..<4).map { UInt8(truncatingIfNeeded: state[place] >> UInt32(24 - 8 * $0)) }
            })
    }

    private mutating func absorb(_ bytes: UnsafeBufferPointer<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var position = 0
        if !block.isEmpty {
            position = min(64 - block.count, bytes.count)
            block.append(contentsOf: bytes[..<position])
            guard block.count == 64 else { return }
            let full = block
            block.removeAll(keepingCapacity: true)
            full.withUnsafeBufferPointer { compress($0) }
        }
        let end = position + (bytes.count - position) / 64 * 64
        compress(UnsafeBufferPointer(rebasing: bytes[position..<end]))
        position = end
        block.append(contentsOf: bytes[position...])
    }

    /// Takes whole blocks.
    private mutating func compress(_ blocks: UnsafeBufferPointer<UInt8>) {
        let isDone =
            usesProcessor
            && withUnsafeMutableBytes(of: &state) { state in
                let words = state.assumingMemoryBound(to: UInt32.self).baseAddress
                return csha256_mix(words, blocks.baseAddress, blocks.count / 64, roundConstants) != 0
            }
        if !isDone { for start in stride(from: 0, to: blocks.count, by: 64) { compress(blocks, at: start) } }
    }

    private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        // An array of its own would be checked for bounds and uniqueness at every step.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            for index in 0..<16 {
                let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
                    fromByteOffset: start + 4 * index, as: UInt32.self)
                schedule[index] = UInt32(bigEndian: word)
            }
            for index in 16..<64 {
                let (early, late) = (schedule[index - 15], schedule[index - 2])
                let sigma0 = early.rotated(7) ^ early.rotated(18) ^ (early >> 3)
                let sigma1 = late.rotated(17) ^ late.rotated(19) ^ (late >> 10)
                schedule[index] = schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1
            }
            roundConstants.withUnsafeBufferPointer { state.mix(UnsafeBufferPointer(schedule), $0) }
        }
    }
}

extension SIMD8<UInt32> {
    /// The 64 rounds of a block.
    fileprivate mutating func mix(_ schedule: UnsafeBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>) {
        var (a, b, c, d) = (self[0], self[1], self[2], self[3])
        var (e, f, g, h) = (self[4], self[5], self[6], self[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let first =
                h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constants[index] &+ schedule[index]
            let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        self &+= SIMD8(a, b, c, d, e, f, g, h)
    }
}

extension UInt32 {
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 - count) }
}

private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
