/// The keys of one kind of object, in the document's order.
protocol ObjectKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var table: KeyTable<Self> { get }
}

/// How the keys of one kind of object are spelt, and which of them it cannot do without.
struct KeyTable<Key: ObjectKey>: Sendable {
    /// What the object is called in messages, as `a view`.
    let owner: String
    let keys: [Key]
    /// The keys' UTF-8 bytes.
    let names: [[UInt8]]
    /// One bit for each key, by its index.
    let required: UInt32

    init(_ owner: String, required: [Key] = []) {
        let keys = Array(Key.allCases)
        self.owner = owner
        self.keys = keys
        names = keys.map { Array($0.rawValue.utf8) }
        self.required = keys.indices.reduce(0) { bits, index in
            required.contains(keys[index]) ? bits | 1 << UInt32(index) : bits
        }
    }

    /// The index of a key; documents mostly keep the order, so the one that is due is tried first.
    @inline(__always)
    func index(of name: UnsafeBufferPointer<UInt8>, due: Int) -> Int? {
        if due < names.count, isEqual(name, names[due]) { return due }
        for index in names.indices where isEqual(name, names[index]) { return index }
        return nil
    }

    func bit(of key: Key) -> UInt32 {
        for index in keys.indices where keys[index] == key { return 1 << UInt32(index) }
        return 0
    }

    @inline(__always)
    private func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ key: [UInt8]) -> Bool {
        guard name.count == key.count else { return false }
        for index in 0..<name.count where name[index] != key[index] { return false }
        return true
    }
}
