import CSQLite

/// A transaction that has begun.
struct OpenTransaction {
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
        // An upgrade from reading fails at once when another connection wrote meanwhile, whatever the timeout.
        try transaction(beginning: "BEGIN IMMEDIATE", body)
    }

    /// Runs a body of queries that all see the same state of the file.
    package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction(beginning: "BEGIN", body)
    }

    private func transaction<Result>(beginning begin: StaticString, _ body: () throws -> Result) throws -> Result {
        if transaction != nil { return try join(body) }
        try run(begin)
        transaction = OpenTransaction()
        defer { transaction = nil }
        do {
            let result = try body()
            if let failure = transaction?.failure { throw failure }
            try run("COMMIT")
            return result
        } catch {
            // Some errors (a full disk, for one) end the transaction by themselves.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func join<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            if transaction?.failure == nil { transaction?.failure = error }
            throw error
        }
    }
}
