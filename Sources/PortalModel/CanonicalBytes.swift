import PortalDigest

/// Bytes in which every value has one spelling, to be hashed: numbers little-endian, texts after their length.
package struct CanonicalBytes: ~Copyable {
    private var hash = SHA256()

    package init() {}

    package consuming func digest() -> Digest { hash.finalized() }

    package mutating func append(_ number: Double) { hash.update(littleEndian: number.bitPattern) }
    package mutating func append(_ number: Int) { hash.update(littleEndian: UInt64(bitPattern: Int64(number))) }
    package mutating func append(_ flag: Bool) { hash.update(flag ? 1 : 0) }

    /// As appending one number after the other.
    package mutating func append(_ numbers: [Double]) {
        #if _endian(little)
            // Many numbers are hashed where they are.
            numbers.withUnsafeBytes { hash.update($0) }
        #else
            for number in numbers { append(number) }
        #endif
    }

    /// As appending one flag after the other.
    package mutating func append(_ flags: [Bool]) {
        // A flag is a byte of 0 or 1.
        flags.withUnsafeBytes { hash.update($0) }
    }

    package mutating func append(_ text: String) {
        append(text.utf8.count)
        append(bytesOf: text)
    }

    /// As appending one text of words, a space between them.
    package mutating func append(words: [some RawRepresentable<String>]) {
        append(words.reduce(max(0, words.count - 1)) { $0 + $1.rawValue.utf8.count })
        for (place, word) in words.enumerated() {
            if place > 0 { append(bytesOf: " ") }
            append(bytesOf: word.rawValue)
        }
    }

    private mutating func append(bytesOf text: String) {
        let contiguous: Void? = text.utf8.withContiguousStorageIfAvailable { hash.update(UnsafeRawBufferPointer($0)) }
        if contiguous == nil { for byte in text.utf8 { hash.update(byte) } }
    }
}
