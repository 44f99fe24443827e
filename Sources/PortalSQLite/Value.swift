/// A value of one of SQLite's five storage classes.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

/// What can be bound to a parameter and read from a column.
package protocol ColumnValue {
    var columnValue: Value { get }

    /// `nil` if the value is of another storage class or out of range.
    init?(columnValue: Value)

    /// What a column of this type holds, for messages: `text`.
    static var expectation: String { get }

    /// The same as ``init(columnValue:)`` for the next column of a row, and perhaps a shorter way.
    static func read(_ row: inout Row) throws(SQLiteError) -> Self?

    /// Binds ``columnValue``, perhaps in a shorter way.
    func bind(to parameters: inout Parameters)
}

extension ColumnValue {
    package static func read(_ row: inout Row) throws(SQLiteError) -> Self? {
        Self(columnValue: try row.value())
    }

    package func bind(to parameters: inout Parameters) { parameters.add(columnValue) }
}

extension Int: ColumnValue {
    package static var expectation: String { "an integer" }

    package var columnValue: Value { .integer(Int64(self)) }

    package init?(columnValue: Value) {
        guard case .integer(let number) = columnValue else { return nil }
        self.init(exactly: number)
    }

    package static func read(_ row: inout Row) -> Int? { row.integer().flatMap { Int(exactly: $0) } }

    package func bind(to parameters: inout Parameters) { parameters.add(integer: Int64(self)) }
}

extension Bool: ColumnValue {
    package static var expectation: String { "0 or 1" }

    package var columnValue: Value { .integer(self ? 1 : 0) }

    package init?(columnValue: Value) {
        switch columnValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }

    package static func read(_ row: inout Row) -> Bool? { row.integer().flatMap { Bool(columnValue: .integer($0)) } }

    package func bind(to parameters: inout Parameters) { parameters.add(integer: self ? 1 : 0) }
}

extension Double: ColumnValue {
    package static var expectation: String { "a real" }

    package var columnValue: Value { .real(self) }

    package init?(columnValue: Value) {
        guard case .real(let number) = columnValue else { return nil }
        self = number
    }

    package static func read(_ row: inout Row) -> Double? { row.real() }

    package func bind(to parameters: inout Parameters) { parameters.add(real: self) }
}

extension [UInt8]: ColumnValue {
    package static var expectation: String { "a blob" }

    package var columnValue: Value { .blob(self) }

    package init?(columnValue: Value) {
        guard case .blob(let bytes) = columnValue else { return nil }
        self = bytes
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    package static var expectation: String { "\(Wrapped.expectation) or NULL" }

    package var columnValue: Value {
        switch self {
        case nil: .null
        case let value?: value.columnValue
        }
    }

    package init?(columnValue: Value) {
        if case .null = columnValue {
            self = .none
        } else {
            guard let value = Wrapped(columnValue: columnValue) else { return nil }
            self = value
        }
    }

    package static func read(_ row: inout Row) throws(SQLiteError) -> Wrapped?? {
        if row.passNull() { return .some(nil) }
        guard let value = try Wrapped.read(&row) else { return nil }
        return .some(value)
    }

    package func bind(to parameters: inout Parameters) {
        if let self { self.bind(to: &parameters) } else { parameters.addNull() }
    }
}

/// What is kept as text.
package protocol TextColumnValue: ColumnValue {
    var columnText: String { get }

    /// `nil` if the text stands for nothing.
    init?(columnText: String)
}

extension TextColumnValue {
    package var columnValue: Value { .text(columnText) }

    package init?(columnValue: Value) {
        guard case .text(let text) = columnValue else { return nil }
        self.init(columnText: text)
    }

    package static func read(_ row: inout Row) throws(SQLiteError) -> Self? {
        guard let text = try row.text() else { return nil }
        return Self(columnText: text)
    }

    package func bind(to parameters: inout Parameters) { parameters.add(text: columnText) }
}

extension String: TextColumnValue {
    package static var expectation: String { "text" }

    package var columnText: String { self }

    package init(columnText: String) { self = columnText }
}
