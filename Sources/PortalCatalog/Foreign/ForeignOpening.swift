import PortalSQLite
import PortalSystem

/// One opening of a private copy.
struct ForeignOpening {
    let path: String
    let copy: PrivateCopy
    let limits: ForeignLimits

    /// A connection to the copy after all checks, the schema of the newest version.
    func database() throws -> Connection {
        let known = Migration.landed
        let size = try copy.size
        let seconds = limits.seconds + limits.secondsPerMegabyte * Double(size >> 20)
        let end = ThreadClock.now() + seconds
        let version = try version(size: size)
        let applied = known.prefix { $0.schemaVersion <= version }
        let database = try checked(applied, until: end)
        guard applied.count < known.count else { return database }

        // Its schema is our own, so that nothing of it works along. Then it is looked at as if it came like this.
        let upgraded = try Connection(file: path, at: copy.path, mode: .readWrite)
        try MigrationRunner(migrations: known, now: WallClock.now, keepsBackup: false).migrate(upgraded)
        return try checked(known[...], until: max(end, ThreadClock.now() + seconds))
    }

    private func version(size: Int) throws -> Int {
        do {
            let start = try copy.start(count: ForeignHeader.byteCount)
            let versions = Migration.landed.map(\.schemaVersion)
            return try ForeignHeader(start, fileSize: size, knownVersions: versions).schemaVersion
        } catch let refusal as ForeignHeaderRefusal {
            throw CatalogFileError(file: path, reason: refusal.reason)
        }
    }

    private func checked(_ applied: ArraySlice<Migration>, until end: Double) throws -> Connection {
        var confinement = Confinement.ofReaders(limits)
        let database = try Connection(file: path, confinedAt: copy.path, confinement, time: .until(end))
        let checks = ForeignChecks(database: database, applied: applied)
        try checks.requireSchema()
        database.confine(confinement.reading(["migration"]), time: .until(end))
        try checks.requireLedger()
        confinement.tables = Set(try SchemaCheck.tables(of: database))
        // The schema is our own by now, so that its CHECKs may be computed. That takes about as long as all that leads
        // from a row to others.
        let rest = end - ThreadClock.now()
        let (fault, _) = try atOnce { [confinement] in
            let constrained = try Connection(
                file: path, confinedAt: copy.path, confinement, time: .until(end), knowsConstraints: true)
            return try ForeignChecks(database: constrained, applied: applied).requireTables()
        } _: { [confinement] in
            database.confine(confinement, time: .until(ThreadClock.now() + rest))
            try checks.requireLinks()
        }
        if let fault { throw checks.refused(fault) }
        database.confine(confinement, time: .each(seconds: limits.seconds))
        return database
    }
}

extension Confinement {
    /// What the statements of this module use.
    fileprivate static func ofReaders(_ limits: ForeignLimits) -> Confinement {
        Confinement(
            valueSize: limits.valueSize, memory: limits.memory / 2,
            functions: ["coalesce", "count", "glob", "group_concat", "like", "max"],
            pragmas: [
                "application_id", "foreign_key_check", "integrity_check", "quick_check", "schema_version",
                "user_version",
            ],
            clock: ThreadClock.now)
    }

    fileprivate func reading(_ tables: Set<String>) -> Confinement {
        var confinement = self
        confinement.tables = tables
        return confinement
    }
}
