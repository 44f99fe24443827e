import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
    /// A program was stopped in the middle of a change, and only who may write to the file can undo it.
    package var needsRecovery: Bool { code == Extended.rollback || code == Extended.recovery }
    /// The file was removed, or another took its place, since it was opened: what is written would be lost.
    package var hasMoved: Bool { code == Extended.moved }
    package var cannotOpen: Bool { primaryCode == SQLITE_CANTOPEN }
    package var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }
    package var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB || hasUnknownFormat }
    /// The header says that the schema has a format which SQLite never had; there is no code for that.
    private var hasUnknownFormat: Bool { primaryCode == SQLITE_ERROR && message == "unsupported file format" }
    /// A value is not of the type, or not in the form, that it must have.
    package var isMismatch: Bool { primaryCode == SQLITE_MISMATCH }
    package var isFull: Bool { primaryCode == SQLITE_FULL }
    /// The system could not read or write the file, for another reason than a full disk.
    package var isInputOutput: Bool { primaryCode == SQLITE_IOERR }
    package var isOutOfMemory: Bool { primaryCode == SQLITE_NOMEM || code == Extended.noMemory }
    /// A confined connection had no more time, or took too much memory.
    package var isInterruption: Bool { primaryCode == SQLITE_INTERRUPT }
    /// A text, a blob or a statement is larger than the connection takes.
    package var isTooLarge: Bool { primaryCode == SQLITE_TOOBIG }
    /// A confined connection wanted what it may not do.
    package var isDenied: Bool { primaryCode == SQLITE_AUTH }
    /// SQLite could make nothing of the SQL, the file's own among it.
    package var isOfSQL: Bool { primaryCode == SQLITE_ERROR }

    /// The error with the name of the row that it is about.
    package func within(_ row: String) -> SQLiteError {
        var error = self
        error.message = "\(row): \(message)"
        return error
    }

    func naming(denied: String?) -> SQLiteError {
        guard let denied else { return self }
        var error = self
        error.code = SQLITE_AUTH  // some requests are refused as if the SQL were wrong
        error.message = denied
        return error
    }
}

extension SQLiteError {
    /// What SQLite says of the last call that failed; of a file, with the system's own reason.
    init(last database: OpaquePointer, sql: String? = nil, file: String) {
        self.init(
            code: sqlite3_extended_errcode(database), message: String(cString: sqlite3_errmsg(database)), sql: sql,
            file: file)
        let reason = sqlite3_system_errno(database)
        if isInputOutput, reason != 0 { message += ": \(String(cString: strerror(reason)))" }
    }
}

extension SQLiteError {
    /// As SQLite refuses a file that it can neither find nor make.
    package static func cannotOpen(_ file: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CANTOPEN, message: "unable to open database file", file: file)
    }

    /// As SQLite ends a transaction that leaves a row referring to one that does not exist.
    static func danglingReference(file: String) -> SQLiteError {
        SQLiteError(code: Extended.foreignKey, message: "FOREIGN KEY constraint failed", file: file)
    }
}

/// Extended codes, which are macros that Swift does not import (<https://sqlite.org/rescode.html>).
private enum Extended {
    static let foreignKey = SQLITE_CONSTRAINT | 3 << 8
    /// Of SQLITE_IOERR: for SQLite it makes no difference where a file's memory was missing.
    static let noMemory = SQLITE_IOERR | 12 << 8
    static let recovery = SQLITE_READONLY | 1 << 8
    static let rollback = SQLITE_READONLY | 3 << 8
    static let moved = SQLITE_READONLY | 4 << 8
}

extension SQLiteError: CustomStringConvertible {
    package var description: String {
        if isBusy { return "\(file) is in use by another program; try again when that has finished" }
        if hasMoved { return "\(file) was removed or replaced by another program meanwhile; try again" }
        if needsRecovery {
            return "\(file) has a change that a program left half made; open it once where it can be written"
        }
        if isReadOnly { return "\(file) cannot be written; check the permissions of the file and of its directory" }
        if cannotOpen { return "\(file) cannot be opened; check that it and its directory exist and may be written" }
        if isOutOfMemory { return "\(file): out of memory; nothing of this change was kept" }
        if isInputOutput { return "\(file) cannot be read or written (\(message)); nothing of this change was kept" }
        if isFull { return "\(file) cannot grow: the disk is full; nothing of this change was kept" }
        if isDamage { return "\(file) is damaged or not a database (\(message)); restore it from a backup" }
        if isMismatch { return "\(file) is damaged: \(message); restore it from a backup" }
        if isConstraint { return "\(file) has a row that its tables do not allow (\(message)); 'doctor' says more" }
        if isInterruption { return "\(file) takes too much time or memory to read" }
        if isTooLarge { return "\(file) has a text or a blob that is larger than what is read (\(message))" }
        if isDenied { return "\(file) may not be read in this way: \(message) is not allowed" }
        let place = sql.map { "; while running: \($0)" } ?? ""
        return "\(file): \(message) (SQLite code \(code))\(place)"
    }
}
