/// A JSON value that is read whole, with its place in the text.
struct JSONNode {
    indirect enum Content {
        case object([Member])
        case list([JSONNode])
        case string(String)
        case number(Double)
        /// `true`, `false` or `null`.
        case word(String)
    }

    struct Member {
        var key: String
        var keyOffset: Int
        var value: JSONNode
    }

    /// The bytes that it takes.
    var range: Range<Int>
    var content: Content

    var offset: Int { range.lowerBound }

    /// The members of an object; `nil` for anything else.
    var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    var text: String? {
        if case .string(let text) = content { text } else { nil }
    }

    subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }

    /// Objects and lists inside one another, itself among them.
    var depth: Int {
        switch content {
        case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
        case .list(let values): 1 + (values.map(\.depth).max() ?? 0)
        default: 0
        }
    }

    /// In words for a message, after "found".
    var words: String {
        switch content {
        case .object: "an object"
        case .list: "a list"
        case .string(let text): "the string \"\(shortened(text))\""
        case .number(let number): "the number \(number.shortestText)"
        case .word(let word): word
        }
    }
}

extension ElementReader {
    /// Reads a value of any form; keys that an object has twice are faults.
    mutating func node(depth: Int = 0) throws(ScanStop) -> JSONNode {
        let first = skipSpace()
        let start = position
        let content: JSONNode.Content
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < limits.depth else {
                throw stop("objects and lists are nested more than \(limits.depth) deep")
            }
            position += 1
            content =
                first == UInt8(ascii: "{")
                ? .object(try nodeMembers(depth: depth)) : .list(try nodeValues(depth: depth))
        case UInt8(ascii: "\""): content = .string(text(try scanString()))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try scanNumber() + 0)
        default:
            try skipValue()
            content = .word(spelling(from: start))
        }
        return JSONNode(range: start..<position, content: content)
    }

    private mutating func nodeMembers(depth: Int) throws(ScanStop) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        if skipSpace() == UInt8(ascii: "}") {
            position += 1
            return []
        }
        while true {
            _ = skipSpace()
            let offset = position
            let key = text(try scanKey())
            let value = try node(depth: depth + 1)
            if keys.insert(key).inserted {
                members.append(JSONNode.Member(key: key, keyOffset: offset, value: value))
            } else {
                try fault("the key '\(shortened(key))' is given twice", at: offset)
            }
            if skipSpace() == UInt8(ascii: "}") { break }
            try expect(UInt8(ascii: ","), "',' or '}'")
        }
        position += 1
        return members
    }

    private mutating func nodeValues(depth: Int) throws(ScanStop) -> [JSONNode] {
        var values: [JSONNode] = []
        if skipSpace() == UInt8(ascii: "]") {
            position += 1
            return []
        }
        while true {
            values.append(try node(depth: depth + 1))
            if skipSpace() == UInt8(ascii: "]") { break }
            try expect(UInt8(ascii: ","), "',' or ']'")
        }
        position += 1
        return values
    }
}
