/// Whether a text is a JSON string as it is, apart from the quotes.
package func isPlainJSON(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
}

/// Appends a text as a JSON string; only what must be escaped is.
package func appendJSONString(_ value: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    appendJSONContent(value, to: &text)
    text.append(UInt8(ascii: "\""))
}

/// The same without the quotes.
package func appendJSONContent(_ value: String, to text: inout [UInt8]) {
    let isPlain = value.utf8.withContiguousStorageIfAvailable { bytes in
        guard isPlainJSON(bytes) else { return false }
        text.append(contentsOf: bytes)
        return true
    }
    if isPlain == true { return }
    for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(contentsOf: [UInt8(ascii: "\\"), byte])
        case 0x08: text.append(contentsOf: "\\b".utf8)
        case 0x09: text.append(contentsOf: "\\t".utf8)
        case 0x0A: text.append(contentsOf: "\\n".utf8)
        case 0x0C: text.append(contentsOf: "\\f".utf8)
        case 0x0D: text.append(contentsOf: "\\r".utf8)
        case 0..<0x20: text.append(contentsOf: "\\u\(UInt32(byte).hexadecimal(digits: 4))".utf8)
        default: text.append(byte)
        }
    }
}
