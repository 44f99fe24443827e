extension ElementReader {
    /// Faults for keys that the object's kind does not use.
    mutating func refuse<Key>(_ keys: [Key], of members: Members<Key>, _ reason: String) throws(ScanStop) {
        for key in keys where members.contains(key) {
            try fault("'\(key.rawValue)' is not used here: \(reason)", at: key, of: members)
        }
    }

    /// A fault unless exactly one of the keys is there.
    mutating func requireOne<Key>(of keys: [Key], in members: Members<Key>) throws(ScanStop) {
        if keys.count(where: members.contains) == 1 { return }
        let present = keys.filter(members.contains)
        let choice = keys.map { "'\($0.rawValue)'" }.enumeration
        guard let second = present.dropFirst().first else {
            try fault("one of \(choice) is missing; \(Key.table.owner) needs it", at: members.offset)
            return
        }
        let given = present.map { "'\($0.rawValue)'" }.joined(separator: " and ")
        try fault("\(Key.table.owner) has one of \(choice); this has \(given)", at: second, of: members)
    }
}
