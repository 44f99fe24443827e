import CSQLite

/// What SQLite, or the reading of a row, refused.
package struct SQLiteError: Error, Hashable {
    /// SQLite's extended result code.
    package var code: Int32
    package var message: String
    /// The statement, if there was one.
    package var sql: String?
    /// The database's file.
    package var file: String

    package init(code: Int32, message: String, sql: String? = nil, file: String) {
        self.code = code
        self.message = message
        self.sql = sql
        self.file = file
    }

    /// SQLite's code without what the extended one adds.
    package var primaryCode: Int32 { code & 0xFF }
    /// Another connection holds the lock that was needed.
    package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
    package var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
    package var cannotOpen: Bool { primaryCode == SQLITE_CANTOPEN }
    package var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }
    package var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }
    /// A value is not of the type, or not in the form, that it must have.
    package var isMismatch: Bool { primaryCode == SQLITE_MISMATCH }
    package var isFull: Bool { primaryCode == SQLITE_FULL }
}

extension SQLiteError: CustomStringConvertible {
    package var description: String {
        if isBusy { return "\(file) is in use by another program; try again when that has finished" }
        if isReadOnly { return "\(file) cannot be written; check the permissions of the file and of its directory" }
        if cannotOpen { return "\(file) cannot be opened; check that it and its directory exist and may be written" }
        if isFull { return "\(file) cannot grow: the disk is full; nothing of this change was kept" }
        if isDamage { return "\(file) is damaged or not a database (\(message)); restore it from a backup" }
        let place = sql.map { "; while running: \($0)" } ?? ""
        return "\(file): \(message) (SQLite code \(code))\(place)"
    }
}
