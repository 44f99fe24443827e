import PortalSQLite

extension Connection {
    static func inMemory() throws -> Connection { try Connection(file: "test", mode: .inMemory) }

    /// Executes a text as a migration is executed.
    func execute(_ text: String) throws { try execute(script: Array(text.utf8)) }
}

/// A row of a name and a number.
struct Pair: RowDecodable, Equatable {
    static var columns: [String] { ["name", "number"] }

    var name: String
    var number: Int

    init(_ name: String, _ number: Int) {
        self.name = name
        self.number = number
    }

    init(row: inout Row) throws(SQLiteError) {
        name = try row.next()
        number = try row.next()
    }
}
