import PortalModel

/// The numbers that a value may be.
enum NumberRange {
    case any, notNegative, positive, unit

    @inline(__always)
    func contains(_ number: Double) -> Bool {
        switch self {
        case .any: true
        case .notNegative: number >= 0
        case .positive: number > 0
        case .unit: 0 <= number && number <= 1
        }
    }

    var demand: String {
        switch self {
        case .any: "finite"
        case .notNegative: "at least 0"
        case .positive: "greater than 0"
        case .unit: "from 0 to 1"
        }
    }
}

extension ElementReader {
    /// A finite number in a range. A zero has no sign, because SQLite does not keep it, unless it is asked for.
    mutating func number(_ range: NumberRange = .any, keepsSign: Bool = false) throws(ScanStop) -> Double? {
        let byte = skipSpace()
        guard byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") else {
            try skipMismatch(expected: "a number")
            return nil
        }
        let offset = position
        var number = try scanNumber()
        if !keepsSign { number += 0 }
        guard number.isFinite else {
            try fault("\(shortened(spelling(from: offset))) is too large for a number; it must be finite", at: offset)
            return nil
        }
        guard range.contains(number) else {
            try fault("is \(shortened(spelling(from: offset))); it must be \(range.demand)", at: offset)
            return nil
        }
        return number
    }

    /// A whole number of at least 0.
    mutating func index() throws(ScanStop) -> Int? {
        _ = skipSpace()
        let offset = position
        guard let number = try number(.notNegative) else { return nil }
        // Beyond it not every whole number is a double.
        let limit = 1 << 53
        guard number <= Double(limit) else {
            try fault("is \(shortened(spelling(from: offset))); it must be at most \(limit)", at: offset)
            return nil
        }
        guard let index = Int(exactly: number) else {
            try fault("is \(shortened(spelling(from: offset))); it must be a whole number", at: offset)
            return nil
        }
        return index
    }

    mutating func flag() throws(ScanStop) -> Bool? {
        switch skipSpace() {
        case UInt8(ascii: "t"):
            try scanWord("true")
            return true
        case UInt8(ascii: "f"):
            try scanWord("false")
            return false
        default:
            try skipMismatch(expected: "true or false")
            return nil
        }
    }

    mutating func string(_ expected: @autoclosure () -> String = "a string") throws(ScanStop) -> String? {
        guard skipSpace() == UInt8(ascii: "\"") else {
            try skipMismatch(expected: expected())
            return nil
        }
        return text(try scanString())
    }

    /// A name of the catalog in its normal form.
    mutating func name(_ expected: @autoclosure () -> String = "a name") throws(ScanStop) -> String? {
        guard skipSpace() == UInt8(ascii: "\"") else {
            try skipMismatch(expected: expected())
            return nil
        }
        let offset = position
        let slice = try scanString()
        let name = slice.isPlain ? text(slice) : NameRules.normalized(text(slice))
        if let fault = NameRules.fault(in: name) {
            try self.fault(fault, at: offset)
            return nil
        }
        return name
    }

    /// A name, or the empty text that stands for none.
    mutating func namespace() throws(ScanStop) -> String? {
        guard skipSpace() == UInt8(ascii: "\""), bytes[position + 1] == UInt8(ascii: "\"") else { return try name() }
        position += 2
        return ""
    }

    /// Any value, its text kept.
    mutating func rawValue() throws(ScanStop) -> RawJSON? {
        _ = skipSpace()
        let offset = position
        try skipValue()
        return RawJSON(text: spelling(from: offset))
    }

    /// The document's own text from a place to the present one.
    func spelling(from offset: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + offset, count: position - offset), as: UTF8.self)
    }
}

extension String: DocumentValue {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> String? { try reader.string() }
}

extension Name: DocumentValue {
    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Name? {
        try reader.name().map { Name($0) }
    }
}
