import CAllocations
import CDigest
import PortalDigest
import Testing

@Suite struct SHA256Tests {
    /// From FIPS 180-4's examples and NIST's test vectors.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `known texts have their known digests`(text: String, digest: String) {
        #expect(SHA256.digest(of: text.utf8).hexadecimal == digest)
    }

    @Test func `a million times a`() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.digest(of: bytes).hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [1, 3, 7, 63, 65])
    func `the digest does not depend on how the bytes are split`(chunk: Int) {
        for length in 0...130 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            var hash = SHA256()
            for start in stride(from: 0, to: length, by: chunk) {
                hash.update(bytes[start..<min(start + chunk, length)])
            }
            #expect(hash.finalized() == SHA256.digest(of: bytes), "\(length) bytes")
        }
    }

    /// The digest of the digests of 0, 1, ... 130 bytes, computed with another implementation.
    @Test func `every length up to two blocks and more`() {
        var all = SHA256()
        for length in 0...130 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            all.update(SHA256.digest(of: bytes).bytes)
        }
        #expect(all.finalized().hexadecimal == "060210f4abf9c358fa8fd39207b20934814e314a11163804a4baa515c2c93211")
    }

    @Test(arguments: [0, 1, 7, 500, 1016, 1020, 1023])
    func `numbers are hashed as their bytes, wherever they come`(start: Int) {
        let bytes = [UInt8](repeating: 1, count: start)
        var hash = SHA256()
        hash.update(bytes)
        hash.update(littleEndian: 0x0807_0605_0403_0201)
        hash.update(9)
        #expect(hash.finalized() == SHA256.digest(of: bytes + (1...9)))
    }

    @Test(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
    func `numbers take no memory, however many are hashed`() {
        func allocations(count: Int) -> Int64 {
            // The runtime may enlarge a table of its own in any of them.
            (0..<3).map { _ in
                let before = allocations_of_thread()
                var hash = SHA256()
                for _ in 0..<count { hash.update(littleEndian: 5) }
                let digest = hash.finalized()
                let count = allocations_of_thread() - before
                #expect(digest.bytes.count == 32 && count > 0)
                return count
            }.min() ?? 0
        }
        #expect(allocations(count: 1) == allocations(count: 10_000))
    }

    /// What the processor's own instructions give, where it has them.
    @Test(arguments: [1, 2, 7]) func `every way to mix blocks gives the same`(count: Int) {
        let blocks = (0..<64 * count).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 11 &+ $0 &* 37) }
        var state = (0..<8).map { UInt32($0) &* 0x9e37_79b9 }
        var portable = state
        portal_sha256_mix(&state, blocks, count)
        portal_sha256_mix_portably(&portable, blocks, count)
        #expect(state == portable)
    }
}
