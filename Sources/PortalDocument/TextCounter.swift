import PortalModel

/// Counts lines and columns of UTF-8 text as it goes by. A column is one Unicode scalar.
struct TextCounter {
    private var line = 1
    private var column = 1

    var place: TextPlace { TextPlace(line: line, column: column) }

    mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Both counts are plain sums over bytes, which the compiler turns into vector instructions.
        var lineEnds = 0
        for byte in bytes where byte == lineFeed { lineEnds += 1 }
        var tail = bytes[...]
        if lineEnds > 0 {
            line += lineEnds
            column = 1
            tail = bytes[(bytes.lastIndex(of: lineFeed) ?? 0) + 1..<bytes.endIndex]
        }
        for byte in tail where byte & 0xC0 != 0x80 { column += 1 }
    }

    private var lineFeed: UInt8 { 0x0A }
}
