import CSQLite

/// A transaction that has begun.
struct OpenTransaction {
    let isForWriting: Bool
    /// Whether rows that are inserted may wait for more of their table.
    var gathersRows = false
    /// The first error that left a part of it; such a transaction cannot be committed.
    var failure: (any Error)?
}

extension Connection {
    /// Runs a body in a transaction that writes: all of it is kept, or nothing.
    ///
    /// A transaction within one becomes part of it, and its failure that of the whole.
    ///
    /// - Throws: What the body throws, or ``SQLiteError``; the first error, if undoing fails too.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        guard let transaction else {
            // An upgrade from reading fails at once when another connection wrote meanwhile, whatever the timeout.
            return try execute(body, after: "BEGIN IMMEDIATE", OpenTransaction(isForWriting: true))
        }
        guard transaction.isForWriting else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "a snapshot is for reading", file: file)
        }
        do {
            return try body()
        } catch {
            if transaction.failure == nil { self.transaction?.failure = error }
            throw error
        }
    }

    /// Runs a body that only adds rows, as ``transaction(_:)`` does, but looks at all references of the file at once, when
    /// the rows are there: in a file that had none before, that is less than a look at each row's.
    ///
    /// - Parameter trustingReferences: whether the body has looked at all of them itself.
    /// - Throws: ``SQLiteError`` about a constraint if a row refers to one that does not exist.
    package func addition<Result>(
        trustingReferences: Bool = false, _ body: () throws -> Result
    ) throws -> Result {
        guard transaction == nil else { return try transaction(body) }
        // Inside a transaction this does nothing.
        try run("PRAGMA foreign_keys = OFF")
        let outcome = Swift.Result {
            try transaction {
                transaction?.gathersRows = true
                let result = try body()
                if !trustingReferences { try requireReferences() }
                return result
            }
        }
        try run("PRAGMA foreign_keys = ON")
        return try outcome.get()
    }

    /// Runs a body in a transaction that writes, while the tables of another file are those of `source`.
    package func transaction<Result>(reading path: String, _ body: () throws -> Result) throws -> Result {
        try run("ATTACH ? AS source", path)
        defer { try? run("DETACH source") }
        // IMMEDIATE would lock that file for writing, too.
        return try execute(body, after: "BEGIN", OpenTransaction(isForWriting: true))
    }

    /// - Throws: ``SQLiteError`` about a constraint if a row refers to one that does not exist.
    package func requireReferences() throws(SQLiteError) {
        if try value(of: String.self, "PRAGMA foreign_key_check") != nil { throw .danglingReference(file: file) }
    }

    /// Runs a body while no other connection reads or writes the file, which needs a rollback journal.
    ///
    /// - Throws: ``SQLiteError`` that is busy if one does; and what the body throws.
    package func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        try execute(body, after: "BEGIN EXCLUSIVE", OpenTransaction(isForWriting: true))
    }

    /// Runs a body of queries that all see the same state of the file.
    ///
    /// Within a transaction they see its state, and their failure leaves it as it is.
    package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        if transaction != nil { return try body() }
        return try execute(body, after: "BEGIN", OpenTransaction(isForWriting: false))
    }

    /// Runs a body that reads. If a program was stopped in the middle of a change, that is undone first, as SQLite does
    /// it for every connection but one for reading only.
    package func recovering<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError where error.needsRecovery {
            let writer = try Connection(file: file, mode: .readWrite, busyTimeout: busyTimeout)
            _ = try writer.value(of: Int.self, "PRAGMA schema_version")
            return try body()
        }
    }

    private func execute<Result>(
        _ body: () throws -> Result, after begin: StaticString, _ opened: OpenTransaction
    ) throws -> Result {
        // What could not be undone before, for want of memory.
        if sqlite3_get_autocommit(handle) == 0 { try run("ROLLBACK") }
        try run(begin)
        transaction = opened
        defer { transaction = nil }
        do {
            let result = try body()
            if let failure = transaction?.failure { throw failure }
            try run("COMMIT")
            return result
        } catch {
            forgetWaitingRows()
            // Some errors (a full disk, for one) end the transaction by themselves.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            // After a failed write SQLite leaves its journal to the next reader. A copy of the file made before that
            // would lack it.
            if opened.isForWriting { _ = try? value(of: Int.self, "PRAGMA schema_version") }
            throw error
        }
    }
}
