import PortalSQLite
import PortalSystem

/// What can be said of a catalog's file without trusting what is in it. It is only read.
package struct FileExamination {
    package private(set) var diagnoses: [Diagnosis] = []
    /// Whether it has this program's schema, so that what is in it can be examined.
    package private(set) var isReadable = false

    /// - Throws: ``CatalogFileError`` if the file is missing or no catalog at all, ``SQLiteError`` if it cannot be read.
    package init(of path: String, migrations: [Migration] = Migration.landed) throws {
        _ = try FileStanding.admit(path: path, mode: .readOnly)
        let companions = try CatalogCompanion.all(of: path, migrations: migrations)
        diagnoses += companions.map(\.diagnosis)
        let header = try Connection(file: path, mode: .readOnly)
        try FileStanding.admit(header)
        let isLogged = try isLogged(header.start(count: FileHeader.byteCount))
        // SQLite leaves a table's CHECKs out where a file is opened for reading only, so that no row breaks one. A
        // journal or a log would be written into the file by the other way of opening.
        let isAtRest = !isLogged && !companions.contains(where: \.isJournal) && Durability.isWritable(path)
        let database = try Connection(file: path, mode: isAtRest ? .readWrite : .readOnly)
        try database.run("PRAGMA query_only = ON")
        let failures = try database.attempting {
            try database.snapshot {
                for failure in [
                    try database.attempting { try examineContent(of: database) },
                    try database.attempting { try examineReferences(in: database) },
                    try database.attempting { try examineStanding(of: database, migrations) },
                    try database.attempting { try examineSpace(of: database) },
                ] { diagnoses += failure }
            }
        }
        diagnoses += failures
    }

    /// By bytes 18 and 19 of the header: 2 stands for a write-ahead log (<https://sqlite.org/fileformat2.html>).
    private mutating func isLogged(_ header: [UInt8]) -> Bool {
        guard header.count > 19, header[18] == 2 || header[19] == 2 else { return false }
        diagnoses.append(
            Diagnosis(
                .warning, "journal mode", "it is WAL, so that a copy of the file may lack what was written last",
                "any command that writes changes it back"))
        return true
    }

    private mutating func examineContent(of database: Connection) throws {
        let lines: [SingleColumn<String>] = try database.rows("PRAGMA integrity_check")
        var known: Set = ["ok"]
        for line in lines where known.insert(line.value).inserted {
            let isOfRow = line.value.hasPrefix("CHECK constraint failed") || line.value.hasPrefix("NULL value in")
            let advice = isOfRow ? "another program wrote this; correct or remove the row" : Diagnosis.restore
            diagnoses.append(Diagnosis(.error, "file", line.value, advice))
        }
    }

    private mutating func examineReferences(in database: Connection) throws {
        let orphans: [OrphanCount] = try database.rows(
            """
            SELECT "table" AS child, parent, count(*) AS row_count FROM pragma_foreign_key_check
            GROUP BY child, parent ORDER BY child, parent
            """)
        for orphan in orphans {
            diagnoses.append(
                Diagnosis(
                    .error, "table \(orphan.child)",
                    "\(orphan.count) rows refer to rows of \(orphan.parent) that do not exist",
                    "another program removed something; remove these rows, or restore the file from a backup"))
        }
    }

    private mutating func examineStanding(of database: Connection, _ migrations: [Migration]) throws {
        do {
            switch try FileStanding.read(from: database, known: migrations) {
            case .current:
                let differences = try SchemaCheck.differences(of: database, from: migrations)
                for difference in differences {
                    diagnoses.append(
                        Diagnosis(
                            .error, "schema", difference,
                            "another program changed the tables; export the content and import it into a new file"))
                }
                isReadable = differences.isEmpty
            case .behind(0):
                diagnoses.append(Diagnosis(.note, "file", "there is nothing in it", "'import' makes it a catalog"))
            case .behind(let applied):
                let pending = migrations.dropFirst(applied).map(\.name).joined(separator: ", ")
                diagnoses.append(
                    Diagnosis(.warning, "schema", "\(pending) is pending", "'migrate' upgrades it, with a backup"))
            case .newerMinor(let version):
                diagnoses.append(
                    Diagnosis(
                        .warning, "schema", "version \(version) is newer than this program, which only reads it",
                        "use a newer program"))
            }
        } catch let error as CatalogFileError {
            guard case .ledgerDiffers(let difference) = error.reason else { throw error }
            diagnoses.append(
                Diagnosis(.error, "ledger of migrations", difference, "use the program that made the file"))
        }
    }

    private mutating func examineSpace(of database: Connection) throws {
        let space = try FileSpace(of: database)
        guard space.freeCount > 0, space.freeCount * 4 >= space.byteCount else { return }
        diagnoses.append(
            Diagnosis(
                .note, "space", "\(space.freeCount / 1000) of \(space.byteCount / 1000) KB are not used",
                "'vacuum' gives them back"))
    }
}

/// Rows of a table without the rows that they refer to.
private struct OrphanCount: RowDecodable {
    static var columns: [String] { ["child", "parent", "row_count"] }

    let child: String
    let parent: String
    let count: Int

    init(row: inout Row) throws(SQLiteError) {
        child = try row.next()
        parent = try row.next()
        count = try row.next()
    }
}
