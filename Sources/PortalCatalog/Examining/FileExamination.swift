import PortalSQLite
import PortalSystem

/// What can be said of a catalog's file without trusting what is in it. It is only read.
package struct FileExamination {
    package private(set) var diagnoses: [Diagnosis] = []
    /// Whether it has this program's schema, so that what is in it can be examined.
    package private(set) var isReadable = false
    /// Whether it has a schema of this program's, of this or an older version.
    private var hasKnownSchema = false

    /// - Parameter busyTimeout: milliseconds to wait for another program's lock.
    /// - Throws: ``CatalogFileError`` if the file is missing or no catalog at all, ``SQLiteError`` if it cannot be read.
    package init(of path: String, busyTimeout: Int32, migrations: [Migration] = Migration.landed) throws {
        _ = try FileStanding.admit(path: path, mode: .readOnly)
        let companions = try CatalogCompanion.all(of: path, migrations: migrations)
        let opened = try Connection(file: path, mode: .readOnly, busyTimeout: busyTimeout)
        try FileStanding.admit(opened)
        let start = try opened.start(count: FileHeader.byteCount)
        let version = FileHeader(start).map { Int($0.userVersion) }
        diagnoses += companions.map { $0.diagnosis(beside: version) }
        let isLogged = isLogged(start)
        // SQLite leaves a table's CHECKs out where a file is opened for reading only, so that no row breaks one. A
        // journal or a log would be written into the file by the other way of opening.
        let isAlone = !isLogged && !companions.contains(where: \.isJournal)
        let isAtRest = isAlone && Durability.isWritable(pathWithoutLink(path))
        let database =
            isAtRest
            ? try Connection(file: path, mode: .readWrite, busyTimeout: busyTimeout)
            : try Connection.reading(path, busyTimeout: busyTimeout)
        try database.run("PRAGMA query_only = ON")
        let failures = try database.attempting {
            try database.snapshot {
                // The schema comes first: a check of the whole file computes what expressions are in it.
                let failures = try database.attempting { try examineStanding(of: database, migrations) }
                diagnoses += failures
                guard hasKnownSchema else { return }
                if !isAtRest { diagnoses.append(.unverifiedValues) }
                for examine in [examineContent(of:), examineReferences(in:), examineSpace(of:)] {
                    var found: [Diagnosis] = []
                    let failure = try database.attempting { found = try examine(database) }
                    diagnoses += found + failure
                }
            }
        }
        diagnoses += failures
    }

    private mutating func isLogged(_ header: [UInt8]) -> Bool {
        guard FileHeader.isLogged(header) else { return false }
        diagnoses.append(
            Diagnosis(
                .warning, "journal mode", "it is WAL, so that a copy of the file may lack what was written last",
                "any command that writes changes it back"))
        return true
    }

    private mutating func examineStanding(of database: Connection, _ migrations: [Migration]) throws {
        do {
            switch try FileStanding.read(from: database, known: migrations) {
            case .current:
                isReadable = try examineSchema(of: database, migrations[...])
                hasKnownSchema = isReadable
            case .behind(0):
                diagnoses.append(Diagnosis(.note, "file", "there is nothing in it", "'import' makes it a catalog"))
            case .behind(let applied):
                let pending = migrations.dropFirst(applied).map(\.name).joined(separator: ", ")
                diagnoses.append(
                    Diagnosis(.warning, "schema", "\(pending) is pending", "'migrate' upgrades it, with a backup"))
                hasKnownSchema = try examineSchema(of: database, migrations.prefix(applied))
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

    /// - Returns: Whether it is what the migrations make.
    private mutating func examineSchema(
        of database: Connection, _ applied: ArraySlice<Migration>
    ) throws(SQLiteError) -> Bool {
        let differences = try SchemaCheck.differences(of: database, from: applied)
        diagnoses += differences.map { difference in
            Diagnosis(
                .error, "schema", "\(difference)",
                "another program changed it; undo that there, or restore the file from a backup")
        }
        return differences.isEmpty
    }
}

extension Diagnosis {
    fileprivate static let unverifiedValues = Diagnosis(
        .note, "values", "whether they obey the CHECKs of their tables is not verified, as the file is only read",
        "copy it to where it can be written, and let 'doctor' look at the copy")
}

// What is found in a file whose schema is known.

private func examineContent(of database: Connection) throws -> [Diagnosis] {
    let lines: [SingleColumn<String>] = try database.rows("PRAGMA integrity_check")
    var known: Set = ["ok"]
    return lines.map(\.value).filter { known.insert($0).inserted }.map { line in
        let isOfRow = line.hasPrefix("CHECK constraint failed") || line.hasPrefix("NULL value in")
        let advice = isOfRow ? "another program wrote this; correct or remove the row" : Diagnosis.restore
        return Diagnosis(.error, "file", line, advice)
    }
}

private func examineReferences(in database: Connection) throws -> [Diagnosis] {
    let orphans: [OrphanCount] = try database.rows(
        """
        SELECT "table" AS child, parent, count(*) AS row_count FROM pragma_foreign_key_check
        GROUP BY child, parent ORDER BY child, parent
        """)
    return orphans.map { orphan in
        Diagnosis(
            .error, "table \(orphan.child)",
            "rows that refer to rows of \(orphan.parent) that do not exist: \(orphan.count)",
            "another program removed something; remove these rows, or restore the file from a backup")
    }
}

private func examineSpace(of database: Connection) throws -> [Diagnosis] {
    let space = try FileSpace(of: database)
    guard space.freeCount > 0, space.freeCount * 4 >= space.byteCount else { return [] }
    return [
        Diagnosis(
            .note, "space", "\(space.freeCount / 1000) of \(space.byteCount / 1000) KB are not used",
            "'vacuum' gives them back")
    ]
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
