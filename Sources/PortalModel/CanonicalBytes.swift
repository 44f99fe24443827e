import PortalDigest

/// Bytes in which every value has one spelling, to be hashed: numbers little-endian, texts after their length.
package struct CanonicalBytes: Sendable {
    /// Of what came before ``bytes``.
    private var hash = SHA256()
    private var bytes: [UInt8] = []

    package init() {}

    package var digest: Digest {
        var hash = hash
        hash.update(bytes)
        return hash.finalized()
    }

    package mutating func append(_ number: Double) { append(bits: number.bitPattern) }
    package mutating func append(_ number: Int) { append(bits: UInt64(bitPattern: Int64(number))) }
    package mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// As appending one number after the other.
    package mutating func append(_ numbers: [Double]) {
        #if _endian(little)
            // Many numbers are hashed where they are.
            hash.update(bytes)
            bytes.removeAll(keepingCapacity: true)
            numbers.withUnsafeBytes { hash.update($0) }
        #else
            for number in numbers { append(number) }
        #endif
    }

    /// As appending one flag after the other.
    package mutating func append(_ flags: [Bool]) {
        // A flag is a byte of 0 or 1.
        flags.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func append(bits: UInt64) {
        withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
