import PortalMotion

/// An object that is being read: where it began and which keys it has had.
struct Members<Key: ObjectKey> {
    /// Of its opening brace.
    let offset: Int
    /// One bit for each key, by its index.
    fileprivate var seen: UInt32 = 0
    fileprivate var due = 0
    fileprivate var isFirst = true

    init(offset: Int) { self.offset = offset }

    func contains(_ key: Key) -> Bool { seen & Key.table.bit(of: key) != 0 }

    /// The number of known keys that were there.
    var count: Int { seen.nonzeroBitCount }
}

extension ElementReader {
    /// Begins an object of known keys. Anything else is a fault, is skipped, and gives `nil`.
    mutating func object<Key>(of type: Key.Type) throws(ScanStop) -> Members<Key>? {
        guard skipSpace() == UInt8(ascii: "{") else {
            try skipMismatch(expected: "an object")
            return nil
        }
        position += 1
        return Members(offset: position - 1)
    }

    /// Goes on to the value of the object's next key; unknown and repeated ones are faults and skipped.
    ///
    /// - Returns: `nil` when the object has ended.
    @inline(__always)
    mutating func nextKey<Key>(of members: inout Members<Key>) throws(ScanStop) -> Key? {
        let table = Key.table
        while try hasMember(in: &members) {
            let offset = position
            let name = try scanString()
            try expect(UInt8(ascii: ":"), "':'")
            guard let index = index(of: name, in: table, due: members.due) else {
                try skipUnknown(name, at: offset, among: table)
                continue
            }
            members.due = index + 1
            let bit = 1 << UInt32(index) as UInt32
            guard members.seen & bit == 0 else {
                try fault("the key '\(table.keys[index].rawValue)' is given twice", at: offset)
                try skipValue()
                continue
            }
            members.seen |= bit
            return table.keys[index]
        }
        if members.seen & table.required != table.required { try faultMissing(members) }
        return nil
    }

    /// Passes what stands before an object's next key, or its closing brace.
    @inline(__always)
    private mutating func hasMember<Key>(in members: inout Members<Key>) throws(ScanStop) -> Bool {
        let byte = skipSpace()
        if byte == UInt8(ascii: "}") {
            position += 1
            return false
        }
        if members.isFirst {
            members.isFirst = false
        } else {
            guard byte == UInt8(ascii: ",") else { throw stop(expecting: "',' or '}'") }
            position += 1
        }
        guard skipSpace() == UInt8(ascii: "\"") else { throw stop(expecting: "a key in double quotes") }
        return true
    }

    @inline(__always)
    private func index<Key>(of name: StringSlice, in table: KeyTable<Key>, due: Int) -> Int? {
        if name.hasEscapes {
            return unescaped(name).withUnsafeBufferPointer { table.index(of: $0, due: due) }
        }
        return table.index(of: contents(of: name), due: due)
    }

    private mutating func skipUnknown<Key>(
        _ name: StringSlice, at offset: Int, among table: KeyTable<Key>
    ) throws(ScanStop) {
        let key = text(name)
        let known = table.keys.map(\.rawValue)
        let help =
            suggestionText(for: key, among: known)
            ?? "\(table.owner) has the keys \(known.joined(separator: ", "))"
        try fault("unknown key '\(shortened(key))'; \(help)", at: offset)
        try skipValue()
    }

    private mutating func faultMissing<Key>(_ members: Members<Key>) throws(ScanStop) {
        let table = Key.table
        for index in table.keys.indices where table.required & ~members.seen & 1 << UInt32(index) != 0 {
            try fault("the key '\(table.keys[index].rawValue)' is missing; \(table.owner) needs it", at: members.offset)
        }
    }

    /// A fault at the key of an object that has been read.
    mutating func fault<Key>(_ message: String, at key: Key, of members: Members<Key>) throws(ScanStop) {
        try fault(message, at: offset(of: .key(key.rawValue), in: members.offset) ?? members.offset)
    }

    /// Passes the value that follows, which is of the wrong kind.
    mutating func skipMismatch(expected: String) throws(ScanStop) {
        _ = skipSpace()
        let offset = position
        try skipValue()
        try fault("expected \(expected), found \(describeValue(at: offset))", at: offset)
    }

    private func describeValue(at offset: Int) -> String {
        let value = spelling(from: offset)
        switch bytes[offset] {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "a list"
        case UInt8(ascii: "\""): return "the string \(shortened(value))"
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return value
        default: return "the number \(shortened(value))"
        }
    }
}
