import CAllocations
import Testing

@testable import PortalSQLite

@Suite struct ParametersTests {
    let database: Connection

    init() throws {
        database = try Connection.inMemory()
        try database.run("CREATE TABLE t (a, b, c, d, e)")
    }

    /// Short ones have a place of their own until it is full.
    @Test(arguments: [
        [0, 1, 15, 16, 64], [64, 64, 64, 64, 1], [255, 1, 1, 0, 1], [256, 1, 1, 1, 1], [200, 200, 50, 10, 6],
        [300, 100_000, 257, 256, 255],
    ])
    func `texts of any length come back whole`(lengths: [Int]) throws {
        let texts = zip("abcde", lengths).map { String(repeating: $0, count: $1) }
        try insert(texts.map(Value.text))
        let row = try #require(try database.row(of: FiveTexts.self, "SELECT a, b, c, d, e FROM t"))
        #expect(row.texts == texts)
    }

    @Test func `nothing is left of the values before`() throws {
        try insert([.text("a"), .integer(1), .real(0.5), .blob([1]), .text("e")])
        try insert([.null, .text("b"), .null, .null, .null])
        let rows: [SingleColumn<String>] = try database.rows(
            "SELECT quote(a) || quote(b) || quote(c) || quote(d) || quote(e) FROM t ORDER BY rowid")
        #expect(rows.map(\.value) == ["'a'10.5X'01''e'", "NULL'b'NULLNULLNULL"])
    }

    @Test(arguments: [4, 6]) func `values and parameters must be as many`(count: Int) throws {
        let error = #expect(throws: SQLiteError.self) { try insert(Array(repeating: .integer(1), count: count)) }
        #expect(error?.message == "\(count) values for 5 parameters")
        #expect(try database.value(of: Int.self, "SELECT count(*) FROM t") == 0)
    }

    @Test(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
    func `a short text is bound as a number is, without memory for it`() throws {
        let texts = (0..<5).map { Value.text("a text of 25 bytes, number \($0)") }
        let numbers = (0..<5).map { Value.integer($0) }
        #expect(try allocations(texts) == allocations(numbers))
    }

    private func allocations(_ values: [Value]) throws -> Int64 {
        let count = try (0..<2).map { _ in
            let before = allocations_of_thread()
            try database.run("SELECT length(?), length(?), length(?), length(?), length(?)") { row in
                for value in values { row.add(value) }
            }
            return allocations_of_thread() - before
        }
        return count[1]  // the first one has prepared the statement
    }

    private func insert(_ values: [Value]) throws(SQLiteError) {
        try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?)") { row in
            for value in values { row.add(value) }
        }
    }
}

private struct FiveTexts: RowDecodable {
    static var columns: [String] { ["a", "b", "c", "d", "e"] }

    var texts: [String] = []

    init(row: inout Row) throws(SQLiteError) {
        for _ in 0..<5 { texts.append(try row.next()) }
    }
}
