import PortalCatalog

@testable import PortalSQLite

/// All rows of a database, by table and column.
struct DatabaseDump: Equatable {
    struct Table: Equatable {
        var columns: [String]
        var rows: [[Value]]
    }

    var tables: [String: Table] = [:]

    init(of database: Connection) throws {
        let names: [SingleColumn<String>] = try database.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'")
        for name in names.map(\.value) { tables[name] = try Self.table(name, of: database) }
    }

    /// The columns that an older dump has, in its order; what is new is left out.
    func restricted(to older: DatabaseDump) -> DatabaseDump {
        var dump = self
        for (name, table) in tables {
            guard let columns = older.tables[name]?.columns else {
                dump.tables[name] = nil
                continue
            }
            let places = columns.compactMap { table.columns.firstIndex(of: $0) }
            dump.tables[name] = Table(
                columns: places.map { table.columns[$0] }, rows: table.rows.map { row in places.map { row[$0] } })
        }
        return dump
    }

    private static func table(_ name: String, of database: Connection) throws -> Table {
        let sql = Array("SELECT * FROM \"\(name)\"".utf8)
        return try sql.withUnsafeBufferPointer { sql in
            var rest = 0
            var table = Table(columns: [], rows: [])
            let statement = try Statement.prepare(
                sql, on: database.handle, file: database.file, isKept: false, rest: &rest)
            guard let statement else { return table }
            table.columns = statement.columnNames
            while try statement.step() {
                table.rows.append(try table.columns.indices.map { try statement.value(at: Int32($0)) })
            }
            return table
        }
    }
}

extension DatabaseDump {
    /// The SQL that makes the same database again.
    func script(of database: Connection) throws -> String {
        let schema: [SingleColumn<String>] = try database.rows(
            "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        let version = try database.value(of: Int.self, "PRAGMA user_version") ?? 0
        var lines = ["PRAGMA foreign_keys = OFF;"] + schema.map(\.value)
        for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
            for row in table.rows {
                lines.append("INSERT INTO \(name) VALUES (\(row.map(Self.literal).joined(separator: ", ")));")
            }
        }
        lines += ["PRAGMA application_id = \(0x504F_5254);", "PRAGMA user_version = \(version);", ""]
        return lines.joined(separator: "\n")
    }

    private static func literal(_ value: Value) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        // A literal ends at a NUL.
        case .text(let text) where text.utf8.contains(0): "CAST(\(hexadecimal(text.utf8)) AS TEXT)"
        case .text(let text):
            "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        case .blob(let bytes): hexadecimal(bytes)
        }
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "x'\(digits.joined())'"
    }
}
