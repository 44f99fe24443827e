import PortalSQLite

/// Something that an examination of a catalog's file found.
public struct Diagnosis: Hashable, Sendable {
    public enum Severity: String, CaseIterable, Sendable {
        /// Something is lost, or cannot be used.
        case error
        /// Something is not as this program leaves it.
        case warning
        /// Nothing is wrong, but worth knowing.
        case note
    }

    public var severity: Severity
    /// What is concerned, as `schema` or `recording card-grid/open@3`.
    public var subject: String
    public var message: String
    /// What to do.
    public var advice: String

    package init(_ severity: Severity, _ subject: String, _ message: String, _ advice: String) {
        self.severity = severity
        self.subject = subject
        self.message = message
        self.advice = advice
    }
}

extension Diagnosis {
    static let restore = "restore it from a backup"

    init(_ error: SQLiteError) {
        if error.needsRecovery {
            let message = "a program was stopped in the middle of a change"
            self.init(.warning, "file", message, "the next command that writes undoes it")
        } else {
            self.init(.error, "file", error.message, Self.restore)
        }
    }
}

extension Connection {
    /// What keeps a body from its end, unless that is only another program's lock.
    func attempting(_ body: () throws -> Void) throws -> [Diagnosis] {
        do {
            try body()
            return []
        } catch let error as SQLiteError where !error.isBusy {
            return [Diagnosis(error)]
        }
    }
}

extension CatalogStore {
    /// What keeps a body from its end, unless that is only another program's lock.
    package func attempting(_ body: () throws -> Void) throws -> [Diagnosis] { try database.attempting(body) }
}
