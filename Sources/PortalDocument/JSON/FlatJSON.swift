import PortalModel

/// The values of an object in JSON that this program wrote, as the members of a flat one: each a text by its path, such as
/// `effects[0].on` and `layer, source`.
///
/// A list without objects in it is one value. Free data is one value too, as it was written.
///
/// - Parameter isWanted: whether the value of a path is wanted.
func flattened(_ json: [UInt8], where isWanted: ([UInt8]) -> Bool) -> [UInt8] {
    withoutActuallyEscaping(isWanted) { isWanted in
        json.withUnsafeBufferPointer { json in
            var walk = FlatJSON(json: json, isWanted: isWanted)
            walk.value()
            return walk.members.bytes
        }
    }
}

/// A walk through JSON that is known to be well-formed, and whose texts ``appendJSONString(_:to:)`` has written: they stay
/// as they are.
private struct FlatJSON: ~Copyable {
    let json: UnsafeBufferPointer<UInt8>
    let isWanted: ([UInt8]) -> Bool
    var position = 0
    var path: [UInt8] = []
    var members: CompactJSON

    init(json: UnsafeBufferPointer<UInt8>, isWanted: @escaping ([UInt8]) -> Bool) {
        self.json = json
        self.isWanted = isWanted
        members = CompactJSON(capacity: 2 * json.count)
        path.reserveCapacity(64)
    }

    mutating func value() {
        switch next {
        case UInt8(ascii: "{"): object()
        case UInt8(ascii: "["): list()
        default: add(scalar())
        }
    }

    private mutating func add(_ value: UnsafeRawBufferPointer) {
        guard isWanted(path) else { return }
        members.literal(members.isEmpty ? "\"" : ",\"")
        members.raw(path)
        members.literal("\":\"")
        members.raw(value)
        members.literal("\"")
    }

    private mutating func add(_ value: [UInt8]) { value.withUnsafeBytes { add($0) } }

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

    private mutating func object() {
        let start = position
        let parent = path.count
        position += 1
        if next == UInt8(ascii: "}") { add(Array("{}".utf8)) }
        while next == UInt8(ascii: "\"") || next == UInt8(ascii: ",") {
            if next == UInt8(ascii: ",") { position += 1 }
            guard next == UInt8(ascii: "\"") else { break }
            let key = scalar()
            guard next == UInt8(ascii: ":") else { break }
            position += 1
            if parent > 0 { path.append(UInt8(ascii: ".")) }
            path.append(contentsOf: key)
            if key.elementsEqual("extensions".utf8) { add(whole()) } else { value() }
            path.removeLast(path.count - parent)
        }
        position = max(position + 1, start + 1)
    }

    private mutating func list() {
        let parent = path.count
        position += 1
        var scalars: [UInt8] = []
        var (scalarCount, count) = (0, 0)
        while position < json.count, next != UInt8(ascii: "]") {
            switch next {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                path.append(contentsOf: "[\(count)]".utf8)
                value()
                path.removeLast(path.count - parent)
                count += 1
            default:
                if scalarCount > 0 { scalars.append(contentsOf: ", ".utf8) }
                scalars.append(contentsOf: scalar())
                scalarCount += 1
            }
        }
        position += 1
        if count == 0 { add(scalars) }
    }

    /// A text without its quotes, or a number or word.
    private mutating func scalar() -> UnsafeRawBufferPointer {
        let isText = next == UInt8(ascii: "\"")
        let start = isText ? position + 1 : position
        if isText {
            skipText()
        } else {
            while position < json.count, !Self.endsScalar(json[position]) { position += 1 }
            if position == start { position += 1 }
        }
        let end = min(position, json.count) - (isText ? 1 : 0)
        return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json)[start..<max(start, end)])
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

    /// A value of any kind, as what stands within the quotes of a text that says it.
    private mutating func whole() -> [UInt8] {
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
        var text: [UInt8] = []
        appendJSONString(String(decoding: json[start..<min(position, json.count)], as: UTF8.self), to: &text)
        return Array(text.dropFirst().dropLast())
    }
}
