import PortalSQLite
import PortalSystem

extension Connection {
    /// Opens a file that is only read, and leaves nothing beside it.
    ///
    /// A reader of a file with a write-ahead log makes the log's two files, and only who may write removes them again. So
    /// such a file is opened for writing where it has no log yet: with nothing in the log, nothing is written. Who may not
    /// write reads a copy.
    ///
    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    static func reading(_ file: String, busyTimeout: Int32) throws -> Connection {
        let reader = try Connection(file: file, mode: .readOnly, busyTimeout: busyTimeout)
        let place = pathWithoutLink(file)
        guard try FileHeader.isLogged(reader.start(count: FileHeader.byteCount)),
            !Durability.exists(place + SideFile.writeAheadLog.suffix)
        else { return reader }
        guard Durability.isWritable(place) else { return try copy(of: place, named: file) }
        let keeper = try Connection(file: file, mode: .readWrite, busyTimeout: busyTimeout)
        try keeper.run("PRAGMA query_only = ON")
        return keeper
    }

    /// A file as a database of the connection's own.
    ///
    /// - Throws: ``CatalogFileError`` if another program writes to it meanwhile.
    static func copy(of place: String, named file: String) throws -> Connection {
        do {
            let original = try PrivateCopy(of: place, limit: .max)
            defer { original.remove() }
            let copy = try Connection(file: file, mode: .temporary)
            try Connection(file: file, at: original.path, mode: .readWrite).copy(to: copy)
            return copy
        } catch let refusal as CopyRefusal {
            throw CatalogFileError(file: file, reason: CatalogFileError.Reason(refusal))
        }
    }
}
