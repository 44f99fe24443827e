import PortalSQLite
import PortalSystem

extension Connection {
    /// Opens a file that is only read, and leaves nothing beside it.
    ///
    /// A reader of a file with a write-ahead log makes the log's two files, and only who may write removes them again. So
    /// such a file is opened for writing where it has no log yet: with nothing in the log, nothing is written.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    static func reading(_ file: String, busyTimeout: Int32) throws(SQLiteError) -> Connection {
        let reader = try Connection(file: file, mode: .readOnly, busyTimeout: busyTimeout)
        let place = pathWithoutLink(file)
        guard try FileHeader.isLogged(reader.start(count: FileHeader.byteCount)), Durability.isWritable(place),
            !Durability.exists(place + SideFile.writeAheadLog.suffix)
        else { return reader }
        let keeper = try Connection(file: file, mode: .readWrite, busyTimeout: busyTimeout)
        try keeper.run("PRAGMA query_only = ON")
        return keeper
    }
}
