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

/// A database that another file is to replace.
enum ReplacedDatabase {
    /// Runs a body while no program can use the database, and nothing lies beside it that would change its successor.
    ///
    /// - Throws: ``SQLiteError`` that is busy if a program reads or writes it; ``CatalogFileError``; what the body throws.
    static func holding(_ path: String, _ body: () throws -> Void) throws {
        guard Durability.exists(path) else {
            try refuseSideFiles(of: path)
            return try body()
        }
        let database = try Connection(file: path, mode: .readWrite)
        guard FileHeader.isSigned(try database.start(count: FileHeader.byteCount)) else {
            try refuseSideFiles(of: path)
            return try body()
        }
        guard !database.isReadOnly else { throw database.refused(.notWritable) }
        do {
            // This ends what a stopped program left half made, and folds a write-ahead log into the file.
            try database.useRollbackJournal()
        } catch let error as SQLiteError where error.isDamage {
            // What is damaged is nobody's work.
            try refuseSideFiles(of: path)
            return try body()
        }
        try database.exclusively {
            try refuseSideFiles(of: path)
            try body()
        }
    }

    private static func refuseSideFiles(of path: String) throws {
        for kind in SideFile.allCases where Durability.exists(path + kind.suffix) {
            throw CatalogFileError(file: path, reason: .hasSideFile(path + kind.suffix))
        }
    }
}
