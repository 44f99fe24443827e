import PortalSQLite
import PortalSystem

/// What SQLite may leave beside a database, and takes for the rest of whatever file then has the name.
enum SideFile: CaseIterable {
    case journal, writeAheadLog

    var suffix: String {
        switch self {
        case .journal: "-journal"
        case .writeAheadLog: "-wal"
        }
    }

    /// - Throws: ``CatalogFileError`` if one lies beside a path.
    static func refuseAny(beside path: String) throws(CatalogFileError) {
        for kind in allCases where Durability.exists(path + kind.suffix) {
            throw CatalogFileError(file: path, reason: .hasSideFile(path + kind.suffix))
        }
    }
}

/// A database that another file is to replace, whatever that one is.
package enum ReplacedDatabase {
    /// Runs a body while no program can use the database, and nothing lies beside it that is the rest of it.
    ///
    /// - Throws: ``SQLiteError`` that is busy if a program reads or writes it; ``CatalogFileError``; what the body throws.
    package static func holding<Result>(
        _ path: String, busyTimeout: Int32, _ body: () throws -> Result
    ) throws -> Result {
        guard Durability.exists(path) else { return try body() }
        let database = try Connection(file: path, mode: .readWrite, busyTimeout: busyTimeout)
        let isDatabase = FileHeader.isSigned(try database.start(count: FileHeader.byteCount))
        guard try isDatabase && isReadable(database) else { return try body() }
        return try database.exclusively {
            try SideFile.refuseAny(beside: path)
            return try body()
        }
    }

    /// Ends what a stopped program left half made, and folds a write-ahead log into the file.
    ///
    /// - Returns: `false` if the file is so damaged that no program can have it open.
    private static func isReadable(_ database: Connection) throws -> Bool {
        guard !database.isReadOnly else { throw database.refused(.notWritable) }
        do {
            try database.settle()
            return true
        } catch let error as SQLiteError where error.isDamage {
            return false
        }
    }
}
