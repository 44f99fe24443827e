import PortalModel
import PortalSQLite
import Testing

@testable import PortalCatalog

@Suite struct ModelColumnsTests {
    private enum Color: String, CaseIterable, TextColumnValue { case red, green }

    @Test func `an enumeration is its raw text`() {
        #expect(Color.red.columnValue == .text("red"))
        #expect(Color(columnValue: .text("green")) == .green)
        #expect(Color(columnValue: .text("blue")) == nil)
        #expect(Color.expectation == "one of 'red', 'green'")
    }

    /// Types may have a shorter way than the value.
    @Test(arguments: [
        Value.null, .integer(0), .integer(1), .integer(2), .integer(.min), .real(1), .real(.infinity), .text(""),
        .text("red"), .text("blue"), .text("e\u{301}"), .text("\u{E9}"), .blob([]), .blob([1]),
    ])
    func `what is read and bound is the value of a column`(value: Value) throws {
        try expectSame(value, Int.self)
        try expectSame(value, Bool.self)
        try expectSame(value, Double.self)
        try expectSame(value, String.self)
        try expectSame(value, [UInt8].self)
        try expectSame(value, Color.self)
        try expectSame(value, Scene.ID.self)
    }

    private func expectSame<Column: ColumnValue & Equatable>(_ value: Value, _ type: Column.Type) throws {
        let database = try Connection(file: "test", mode: .inMemory)
        try database.run("CREATE TABLE t (a, b)")
        try database.run("INSERT INTO t VALUES (?, NULL)") { $0.add(value) }
        let expected = Column(columnValue: value)
        let read = try? database.value(of: Column.self, "SELECT a FROM t")
        #expect(read == expected)
        let optional = try? database.value(of: Column?.self, "SELECT a FROM t")
        #expect(optional == (value == .null ? .some(nil) : expected.map { .some($0) }))
        guard let optional else { return }
        try database.run("UPDATE t SET b = ?", optional)
        #expect(try database.value("SELECT a IS b AND typeof(a) = typeof(b) FROM t") == true)
    }
}
