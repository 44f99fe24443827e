import CSQLite

extension Connection {
    /// Copies this database, as committed, over another file's.
    ///
    /// The source must not be writing: with its own transaction open SQLite refuses the copy as busy.
    package func backUp(to file: String) throws(SQLiteError) {
        try copy(to: Connection(file: file, mode: .readWriteCreate))
    }

    /// Copies this database, as committed, over that of another connection.
    package func copy(to other: Connection) throws(SQLiteError) {
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw SQLiteError(last: other.handle, file: other.file)
        }
        let step = sqlite3_backup_step(backup, -1)
        let finish = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE, finish == SQLITE_OK else {
            let code = step == SQLITE_DONE ? finish : step
            throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)), file: other.file)
        }
    }

    /// Writes what is in this database into an empty file, anew and without gaps: the bytes depend on the content alone,
    /// whatever the size of this database's pages.
    ///
    /// - Parameter file: what is not there, or has no bytes in it.
    package func vacuum(into file: String) throws(SQLiteError) {
        try run("PRAGMA page_size = 4096")
        // As with opening, a relative path must not look like anything else to SQLite.
        try run("VACUUM INTO ?", file.utf8.first == UInt8(ascii: "/") ? file : "./" + file)
    }
}
