import PortalModel

/// JSON without white space, written straight into bytes.
struct CompactJSON {
    private var bytes: [UInt8] = []

    /// - Parameter capacity: bytes for which there is room.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What stands between the values: brackets, commas and keys.
    mutating func literal(_ json: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    /// Anything that is JSON already.
    mutating func raw(_ json: [UInt8]) { bytes.append(contentsOf: json) }

    mutating func string(_ value: String) { appendJSONString(value, to: &bytes) }

    /// A number or a word.
    mutating func plain(_ value: some CustomStringConvertible) { bytes.append(contentsOf: value.description.utf8) }

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
