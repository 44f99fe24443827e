/// A value of one of SQLite's five storage classes.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// The storage class in words, for messages.
    var kind: String {
        switch self {
        case .null: "NULL"
        case .integer: "an integer"
        case .real: "a real"
        case .text: "text"
        case .blob: "a blob"
        }
    }
}

/// What can be bound to a parameter and read from a column.
package protocol ColumnValue {
    var columnValue: Value { get }

    /// `nil` if the value is of another storage class or out of range.
    init?(columnValue: Value)

    /// What a column of this type holds, for messages: `text`.
    static var expectation: String { get }
}

extension Int: ColumnValue {
    package static var expectation: String { "an integer" }

    package var columnValue: Value { .integer(Int64(self)) }

    package init?(columnValue: Value) {
        guard case .integer(let number) = columnValue else { return nil }
        self.init(exactly: number)
    }
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
}

extension Double: ColumnValue {
    package static var expectation: String { "a real" }

    package var columnValue: Value { .real(self) }

    package init?(columnValue: Value) {
        guard case .real(let number) = columnValue else { return nil }
        self = number
    }
}

extension String: ColumnValue {
    package static var expectation: String { "text" }

    package var columnValue: Value { .text(self) }

    package init?(columnValue: Value) {
        guard case .text(let text) = columnValue else { return nil }
        self = text
    }
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
}

/// An enumeration is kept as its raw text.
extension ColumnValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    package static var expectation: String {
        "one of " + allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    package var columnValue: Value { .text(rawValue) }

    package init?(columnValue: Value) {
        guard case .text(let text) = columnValue else { return nil }
        self.init(rawValue: text)
    }
}
