import PortalModel

/// JSON without white space, written straight into memory of its own: most of what is kept of a recording is so short that
/// an array's care for each piece would be most of the work.
struct CompactJSON: ~Copyable {
    private var bytes: ByteText

    /// - Parameter capacity: bytes for which there is room at first.
    init(capacity: Int = 2048) { bytes = ByteText(capacity: max(16, capacity)) }

    var text: String { String(decoding: bytes.bytes, as: UTF8.self) }

    /// What stands between the values: brackets, commas and keys.
    mutating func literal(_ json: StaticString) { bytes.append(json) }

    /// Anything that is JSON already.
    mutating func raw(_ json: [UInt8]) { bytes.append(json) }

    /// A text as it is, in which nothing needs an escape: a word of the program's own, or a number.
    mutating func plain(_ value: String) { bytes.append(value) }

    mutating func string(_ value: String) { bytes.append(quoted: value) }

    mutating func number(_ value: Int) {
        if let digits = UInt32(exactly: value) { bytes.append(digits: digits) } else { plain(value.description) }
    }

    mutating func list<Value>(_ values: [Value], _ write: (inout CompactJSON, Value) -> Void) {
        literal("[")
        for (place, value) in values.enumerated() {
            if place > 0 { literal(",") }
            write(&self, value)
        }
        literal("]")
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
