import PortalModel

/// Counts lines and columns of UTF-8 text as it goes by. A column is one Unicode scalar.
struct TextCounter {
    private var line = 1
    private var column = 1

    var place: TextPlace { TextPlace(line: line, column: column) }

    /// Eight bytes at a time where no line ends: this runs over every byte of a document.
    mutating func pass(_ bytes: UnsafeRawBufferPointer) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let differences = word ^ (ones &* UInt64(lineFeed))
            // Some byte of `differences` is zero, the classic test.
            if (differences &- ones) & ~differences & highBits != 0 {
                for byte in bytes[index..<index + 8] { pass(byte) }
            } else {
                // A continuation has its highest bit set and the next one clear.
                column += 8 - (word & ~(word << 1) & highBits).nonzeroBitCount
            }
            index += 8
        }
        for byte in bytes[index...] { pass(byte) }
    }

    private mutating func pass(_ byte: UInt8) {
        if byte == lineFeed {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    private var lineFeed: UInt8 { 0x0A }
}
