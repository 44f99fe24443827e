import PortalModel

/// Reads the JSON of one element from its bytes, straight into values.
///
/// Syntax errors stop it; anything else that is wrong becomes a fault and reading goes on with `nil`, so that
/// one run finds all of them. Nothing on the way without faults keeps a path or counts a line.
struct ElementReader {
    private(set) var bytes: UnsafePointer<UInt8>
    /// The bytes that may be read; zeros come after them (see ``ByteWindow``).
    private(set) var count: Int
    var position = 0
    private(set) var faults: [Fault] = []
    let limits: DocumentLimits
    var animations = AnimationCache()

    init(bytes: UnsafePointer<UInt8>, count: Int, limits: DocumentLimits) {
        self.bytes = bytes
        self.count = count
        self.limits = limits
    }

    /// Begins another element.
    mutating func restart(bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
        position = 0
        faults.removeAll(keepingCapacity: true)
    }

    mutating func fault(_ message: String, at offset: Int) throws(ScanStop) {
        guard faults.count <= limits.issues else { throw ScanStop(offset: offset, reason: .tooManyFaults) }
        faults.append(Fault(offset: offset, message: message))
    }

    /// Passes white space; the byte that follows, 0 at the end.
    @inline(__always)
    mutating func skipSpace() -> UInt8 {
        let byte = bytes[position]
        return byte > 0x20 ? byte : skipWhiteSpace()
    }

    /// Eight spaces at a time: most white space is the indentation of a line.
    private mutating func skipWhiteSpace() -> UInt8 {
        var place = bytes + position
        while true {
            switch place.pointee {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default:
                position = place - bytes
                return place.pointee
            }
            while UnsafeRawPointer(place).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020 { place += 8 }
        }
    }

    /// Passes white space and this byte, which must follow.
    @inline(__always)
    mutating func expect(_ byte: UInt8, _ expected: @autoclosure () -> String) throws(ScanStop) {
        guard skipSpace() == byte else { throw stop(expecting: expected()) }
        position += 1
    }

    /// The reason to stop at the present byte.
    func stop(expecting expected: String) -> ScanStop {
        if position >= count { return stopAtEnd(expected) }
        return ScanStop(offset: position, reason: .syntax("unexpected \(found); expected \(expected)"))
    }

    func stop(_ message: String) -> ScanStop {
        ScanStop(offset: position, reason: .syntax(message))
    }

    /// The reason to stop where the bytes in memory end within something.
    func stopAtEnd(_ expected: String) -> ScanStop {
        ScanStop(offset: position, reason: .endOfBytes(expected: expected))
    }

    /// The character at the present byte, in words.
    private var found: String {
        let byte = bytes[position]
        switch byte {
        case 0x21...0x7E: return "'\(Character(UnicodeScalar(byte)))'"
        case 0x80...:
            let rest = UnsafeBufferPointer(start: bytes + position, count: min(4, count - position))
            if let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first, scalar != "\u{FFFD}" {
                return "character U+\(scalar.value.hexadecimal(digits: 4))"
            }
            return "byte 0x\(UInt32(byte).hexadecimal(digits: 2)), which is not UTF-8"
        default: return "control character U+\(UInt32(byte).hexadecimal(digits: 4))"
        }
    }
}
