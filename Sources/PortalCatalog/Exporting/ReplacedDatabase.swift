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
}

/// A database that another file is to replace, whatever that one is.
package enum ReplacedDatabase {
    /// Runs a body while no program can use the database, and nothing lies beside it that would change its successor.
    ///
    /// - Parameter byDatabase: whether the successor is a database; to others what lies beside them is nothing.
    /// - Throws: ``SQLiteError`` that is busy if a program reads or writes it; ``CatalogFileError``; what the body throws.
    package static func holding<Result>(
        _ path: String, busyTimeout: Int32, byDatabase: Bool, _ body: () throws -> Result
    ) throws -> Result {
        guard Durability.exists(path) else {
            if byDatabase { try refuseSideFiles(of: path) }
            return try body()
        }
        let database = try Connection(file: path, mode: .readWrite, busyTimeout: busyTimeout)
        let isDatabase = FileHeader.isSigned(try database.start(count: FileHeader.byteCount))
        guard try isDatabase && isReadable(database) else {
            if byDatabase { try refuseSideFiles(of: path) }
            return try body()
        }
        return try database.exclusively {
            try refuseSideFiles(of: path)
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

    private static func refuseSideFiles(of path: String) throws {
        for kind in SideFile.allCases where Durability.exists(path + kind.suffix) {
            throw CatalogFileError(file: path, reason: .hasSideFile(path + kind.suffix))
        }
    }
}
