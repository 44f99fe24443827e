import PortalMotion

/// What can be read from a document. The types conform where their keys are.
protocol DocumentValue {
    /// Reads the value that follows; `nil` if it was faulty.
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Self?
}

/// One of several words.
protocol DocumentChoice: DocumentValue, WritableValue, RawRepresentable<String>, CaseIterable, Hashable {}

extension DocumentChoice {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Self? {
        guard reader.skipSpace() == UInt8(ascii: "\"") else {
            try reader.skipMismatch(expected: words.map { "\"\($0)\"" }.enumeration)
            return nil
        }
        let offset = reader.position
        let word = reader.text(try reader.scanString())
        if let choice = Self(rawValue: word) { return choice }
        let help = suggestionText(for: word, among: words) ?? "it must be \(words.enumeration)"
        try reader.fault("unknown value '\(shortened(word))'; \(help)", at: offset)
        return nil
    }

    private static var words: [String] { allCases.map(\.rawValue) }
}

extension ElementReader {
    mutating func value<Value: DocumentValue>() throws(ScanStop) -> Value? {
        try Value.read(&self)
    }

    /// A list; the faulty ones of its values are left out.
    mutating func list<Value: DocumentValue>() throws(ScanStop) -> [Value]? {
        guard skipSpace() == UInt8(ascii: "[") else {
            try skipMismatch(expected: "a list")
            return nil
        }
        position += 1
        var values: [Value] = []
        if skipSpace() == UInt8(ascii: "]") {
            position += 1
            return values
        }
        values.reserveCapacity(4)  // more than most have
        while true {
            if let value = try Value.read(&self) { values.append(value) }
            switch skipSpace() {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "]"):
                position += 1
                return values
            default: throw stop(expecting: "',' or ']'")
            }
        }
    }

    /// A list of at least one value.
    mutating func filledList<Value: DocumentValue>(_ need: String) throws(ScanStop) -> [Value]? {
        _ = skipSpace()
        let offset = position
        let faultsBefore = faults.count
        guard let values: [Value] = try list() else { return nil }
        if values.isEmpty, faults.count == faultsBefore { try fault("the list is empty; \(need)", at: offset) }
        return values
    }

    /// A list of words, each at most once; `nil` if one of them is none of the kind.
    mutating func set<Value: DocumentChoice>() throws(ScanStop) -> Set<Value>? {
        _ = skipSpace()
        let offset = position
        let faultsBefore = faults.count
        guard let values: [Value] = try list() else { return nil }
        let isWhole = faults.count == faultsBefore
        let set = Set(values)
        for value in set where values.count(where: { $0 == value }) > 1 {
            try fault("'\(value.rawValue)' is listed twice", at: offset)
        }
        return isWhole ? set : nil
    }
}
