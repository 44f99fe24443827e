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

    /// That the pages make tables.
    ///
    /// - Returns: That a value does not obey a CHECK, where SQLite knows them; anything else that is wrong says more.
    func requireTables() throws -> ForeignFault? {
        let fault = try fault("PRAGMA quick_check(1)")
        if let fault, !fault.isOfConstraints { throw refused(fault) }
        return fault
    }

    /// That each row has those that it refers to; and what `quick_check` leaves out: that the rows are those of the
    /// indexes by which they are found.
    func requireLinks() throws {
        if let orphan = try SchemaCheck.firstOrphan(in: database) { throw refused(.orphan(orphan)) }
        if let fault = try fault("PRAGMA integrity_check(1)") { throw refused(fault) }
    }

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

    private func fault(_ check: StaticString) throws -> ForeignFault? {
        let verdict: String = try database.value(check) ?? "no answer"
        return verdict == "ok" ? nil : ForeignFault(verdict: verdict)
    }

    func refused(_ fault: ForeignFault) -> CatalogFileError { database.refused(.untrusted(fault)) }
}

extension ForeignFault {
    /// What a check of the whole file answers if that is not `ok`: one that finds no memory for a page goes on, and says so
    /// as it says that a page is damaged.
    init(verdict: String) {
        let isOfMemory = ["error code=7", "error code 7"].contains(where: verdict.hasSuffix)
        self = isOfMemory ? .takesTooMuch : .damaged(verdict)
    }

    /// Whether the pages are whole, and SQLite says that a value is not what it may be.
    fileprivate var isOfConstraints: Bool {
        if case .damaged(let what) = self { what.hasPrefix("CHECK constraint failed") } else { false }
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
