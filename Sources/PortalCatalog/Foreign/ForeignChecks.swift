import PortalSQLite

/// What is made sure of in a copy of somebody else's file, in order.
struct ForeignChecks {
    let database: Connection
    /// Those that made a file of its version.
    let applied: ArraySlice<Migration>

    /// The schema comes before all else: `quick_check` computes the expressions in it, and a single LIKE can take hours
    /// within one instruction, where no deadline is looked at. Reading `sqlite_schema` computes nothing.
    func requireSchema() throws {
        let difference =
            try SchemaCheck.statistics(in: database) ?? SchemaCheck.difference(of: database, from: applied)
        if let difference { throw refused(.schema(difference)) }
    }

    /// That the pages make tables, and that each row has those that it refers to.
    func requireStructure() throws {
        try requireWhole("PRAGMA quick_check(1)")
        if let orphan = try SchemaCheck.firstOrphan(in: database) { throw refused(.orphan(orphan)) }
    }

    /// What `quick_check` leaves out: that the rows are those of the indexes by which they are found; and, where SQLite
    /// knows them, that the values obey the CHECKs.
    func requireValues() throws { try requireWhole("PRAGMA integrity_check(1)") }

    func requireLedger() throws {
        let ledger = try MigrationLedger.read(from: database) ?? []
        if let difference = MigrationLedger.difference(of: ledger, from: Array(applied)) {
            throw database.refused(.ledgerDiffers(difference))
        }
        guard ledger.count == applied.count else {
            let version = applied.last?.schemaVersion ?? 0
            throw database.refused(.ledgerDiffers("\(ledger.count) migrations do not make version \(version)"))
        }
    }

    private func requireWhole(_ check: StaticString) throws {
        let verdict: String = try database.value(check) ?? "no answer"
        if verdict != "ok" { throw refused(ForeignFault(verdict: verdict)) }
    }

    private func refused(_ fault: ForeignFault) -> CatalogFileError { database.refused(.untrusted(fault)) }
}

extension ForeignFault {
    /// What a check of the whole file answers if that is not `ok`: one that finds no memory for a page goes on, and says so
    /// as it says that a page is damaged.
    init(verdict: String) {
        let isOfMemory = ["error code=7", "error code 7"].contains(where: verdict.hasSuffix)
        self = isOfMemory ? .takesTooMuch : .damaged(verdict)
    }

    /// What an error of SQLite says of the file; `nil` if the file is not to blame.
    package init?(_ error: SQLiteError) {
        if error.isInterruption || error.isOutOfMemory {
            self = .takesTooMuch
        } else if error.isTooLarge {
            self = .valueTooLarge(error.message)
        } else if error.isDamage || error.isMismatch || error.isConstraint {
            self = .damaged(error.message)
        } else if error.isOfSQL || error.isDenied {
            self = .unreadableSchema(error.message)
        } else {
            return nil
        }
    }
}
