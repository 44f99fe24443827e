/// The values of an object in JSON that this program wrote, each with its path: `effects[0].on` and `layer, source`.
///
/// A list without objects in it is one value. Free data is one value too, as it was written.
func flattened(_ json: [UInt8]) -> [(path: String, value: String)] {
    var walk = FlatJSON(json: json)
    walk.value(at: "")
    return walk.values
}

/// A walk through JSON that is known to be well-formed.
private struct FlatJSON {
    let json: [UInt8]
    var position = 0
    var values: [(path: String, value: String)] = []

    mutating func value(at path: String) {
        switch next {
        case UInt8(ascii: "{"): object(at: path)
        case UInt8(ascii: "["): list(at: path)
        default: values.append((path, scalar()))
        }
    }

    /// The next byte that is no white space; 0 at the end.
    private var next: UInt8 {
        mutating get {
            while position < json.count {
                let byte = json[position]
                guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
                position += 1
            }
            return 0
        }
    }

    private mutating func object(at path: String) {
        let start = position
        position += 1
        if next == UInt8(ascii: "}") { values.append((path, "{}")) }
        while next == UInt8(ascii: "\"") || next == UInt8(ascii: ",") {
            if next == UInt8(ascii: ",") { position += 1 }
            guard next == UInt8(ascii: "\"") else { break }
            let key = scalar()
            guard next == UInt8(ascii: ":") else { break }
            position += 1
            let member = path.isEmpty ? key : path + "." + key
            if key == "extensions" { values.append((member, whole())) } else { value(at: member) }
        }
        position = max(position + 1, start + 1)
    }

    private mutating func list(at path: String) {
        position += 1
        var scalars: [String] = []
        var count = 0
        while position < json.count, next != UInt8(ascii: "]") {
            switch next {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                value(at: "\(path)[\(count)]")
                count += 1
            default: scalars.append(scalar())
            }
        }
        position += 1
        if count == 0 { values.append((path, scalars.joined(separator: ", "))) }
    }

    /// A text without its quotes, or a number or word.
    private mutating func scalar() -> String {
        guard next == UInt8(ascii: "\"") else {
            let start = position
            while position < json.count, !Self.endsScalar(json[position]) { position += 1 }
            if position == start { position += 1 }
            return String(decoding: json[start..<min(position, json.count)], as: UTF8.self)
        }
        let start = position + 1
        skipText()
        return unescaped(json[start..<max(start, position - 1)])
    }

    private static func endsScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
        default: byte <= UInt8(ascii: " ")
        }
    }

    private mutating func skipText() {
        position += 1
        while position < json.count, json[position] != UInt8(ascii: "\"") {
            position += json[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }

    /// A value of any kind, as it is.
    private mutating func whole() -> String {
        _ = next
        let start = position
        var depth = 0
        repeat {
            switch next {
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
            default: _ = scalar()
            }
        } while depth > 0 && position < json.count
        return String(decoding: json[start..<min(position, json.count)], as: UTF8.self)
    }

    /// The text that the escapes of ``appendJSONString(_:to:)`` stand for.
    private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                text.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "u"):
                text.append(UInt8(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0x3F)
                rest = rest.dropFirst(4)
            default: text.append(escaped)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
