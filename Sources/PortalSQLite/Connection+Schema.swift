import CSQLite

extension Connection {
    /// Executes a script of the program's own that also sets the schema's counter, which SQLite lets pass without effect
    /// in a defensive connection.
    package func execute(schema script: [UInt8]) throws(SQLiteError) {
        try check(csqlite_db_config_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 0, nil))
        defer { _ = csqlite_db_config_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nil) }
        try execute(script: script)
    }
}
