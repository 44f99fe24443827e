import PortalModel

/// JSON without white space, written straight into memory of its own: most of what is kept of a recording is so short that
/// an array's care for each piece would be most of the work.
struct CompactJSON: ~Copyable {
    private var room: UnsafeMutableRawBufferPointer
    private var count = 0

    /// - Parameter capacity: bytes for which there is room at first.
    init(capacity: Int = 2048) { room = .allocate(byteCount: max(16, capacity), alignment: 1) }

    deinit { room.deallocate() }

    private var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: room[..<count]) }
    var text: String { String(decoding: written, as: UTF8.self) }

    /// What stands between the values: brackets, commas and keys.
    mutating func literal(_ json: StaticString) {
        append(UnsafeRawBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    /// Anything that is JSON already.
    mutating func raw(_ json: [UInt8]) { json.withUnsafeBytes { append($0) } }

    /// A text as it is, in which nothing needs an escape: a word of the program's own, or a number.
    mutating func plain(_ value: String) {
        var value = value
        value.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    mutating func string(_ value: String) {
        var value = value
        let isPlain = value.withUTF8 { bytes in
            guard isPlainJSON(bytes) else { return false }
            literal("\"")
            append(UnsafeRawBufferPointer(bytes))
            literal("\"")
            return true
        }
        guard !isPlain else { return }
        var escaped: [UInt8] = []
        appendJSONString(value, to: &escaped)
        raw(escaped)
    }

    mutating func number(_ value: Int) {
        guard value >= 0 else { return plain(value.description) }
        var place = 1
        while value / place >= 10 { place *= 10 }
        while place > 0 {
            byte(UInt8(ascii: "0") + UInt8(value / place % 10))
            place /= 10
        }
    }

    mutating func list<Value>(_ values: [Value], _ write: (inout CompactJSON, Value) -> Void) {
        literal("[")
        for (place, value) in values.enumerated() {
            if place > 0 { literal(",") }
            write(&self, value)
        }
        literal("]")
    }

    private mutating func byte(_ byte: UInt8) { withUnsafeBytes(of: byte) { append($0) } }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        if bytes.count > room.count - count { grow(for: bytes.count) }
        room.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: bytes.count)
        count += bytes.count
    }

    private mutating func grow(for more: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * room.count + more, alignment: 1)
        larger.copyMemory(from: written)
        room.deallocate()
        room = larger
    }
}

extension ElementReader {
    /// What a text says; `nil` if it is not exactly that.
    static func whole<Value>(
        _ text: String, _ read: (inout ElementReader) throws(ScanStop) -> Value?
    ) -> Value? {
        var bytes = Array(text.utf8)
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: ByteWindow.padding))
        return bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var reader = ElementReader(bytes: base, count: count, limits: DocumentLimits())
            guard let value = try? read(&reader), reader.faults.isEmpty else { return nil }
            _ = reader.skipSpace()
            return reader.position == count ? value : nil
        }
    }
}
