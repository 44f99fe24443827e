import PortalSQLite

/// A row of the table `migration`: what made the file.
public struct AppliedMigration: Hashable, Sendable {
    public let number: Int
    public let name: String
    public let sha256: String
    /// UTC, ISO 8601.
    public let appliedAt: String
}

extension AppliedMigration: RowDecodable {
    package static var columns: [String] { ["number", "name", "sha256", "applied_at"] }

    package init(row: inout Row) throws(SQLiteError) {
        number = try row.next()
        name = try row.next()
        sha256 = try row.next()
        appliedAt = try row.next()
    }
}

enum MigrationLedger {
    /// - Returns: `nil` if the file has no ledger.
    static func read(from database: Connection) throws(SQLiteError) -> [AppliedMigration]? {
        let exists: Int? = try database.value(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'")
        guard exists != nil else { return nil }
        return try database.rows("SELECT number, name, sha256, applied_at FROM migration ORDER BY number")
    }

    static func append(_ migration: Migration, at time: String, to database: Connection) throws(SQLiteError) {
        try database.run(
            "INSERT INTO migration (number, name, sha256, applied_at) VALUES (?, ?, ?, ?)",
            migration.number, migration.name, migration.sha256, time)
    }

    /// The first difference between a file's ledger and what is known; `nil` if one is the beginning of the other.
    static func difference(of applied: [AppliedMigration], from known: [Migration]) -> String? {
        for (theirs, ours) in zip(applied, known) {
            if theirs.number != ours.number || theirs.name != ours.name {
                return "migration \(theirs.number) is '\(theirs.name)', here \(ours.number) is '\(ours.name)'"
            }
            if theirs.sha256 != ours.sha256 {
                return "the SQL of '\(theirs.name)' has SHA-256 \(theirs.sha256), here \(ours.sha256)"
            }
        }
        return nil
    }
}
