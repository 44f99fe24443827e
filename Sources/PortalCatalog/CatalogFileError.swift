import PortalSQLite

/// Why a file cannot serve as the catalog.
package struct CatalogFileError: Error, Hashable {
    package enum Reason: Hashable, Sendable {
        case missing
        /// There is nothing in the file.
        case empty
        /// Something that is not a file, as `a directory`.
        case notAFile(String)
        /// What it is, as `a PDF`, if that is known.
        case notADatabase(String?)
        /// Another application's database.
        case foreign(applicationID: UInt32)
        /// Of a major version that this program does not know.
        case newerMajor(version: Int, newestKnown: Int)
        /// Its ledger of migrations is not ours; the text says what differs.
        case ledgerDiffers(String)
        /// Its schema is not the one that its migrations make.
        case schemaDiffers(SchemaDifference)
        /// It must be upgraded, but was opened for reading only.
        case mustBeUpgraded(pending: [String])
        case notWritable
        /// Of a newer minor version, which this program only reads.
        case newerMinor(version: Int, newestKnown: Int)
        /// A migration was undone; the text says which of its checks failed.
        case migrationFailed(String)
        /// Something beside it that SQLite would take for a part of it.
        case hasSideFile(String)
        /// Of which a recording was to be kept.
        case sceneIsGone(String)
        /// What is damaged, as `recording of card-grid/open`.
        case damaged(String)
        /// Somebody else's file that is not taken.
        case untrusted(ForeignFault)
    }

    package var file: String
    package var reason: Reason

    package init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }
}

extension Connection {
    /// The error that this connection's file cannot serve.
    func refused(_ reason: CatalogFileError.Reason) -> CatalogFileError {
        CatalogFileError(file: file, reason: reason)
    }
}

extension CatalogFileError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .missing:
            "\(file): there is no such file; 'import' creates a catalog"
        case .empty:
            "\(file) is empty; 'import' makes it a catalog"
        case .notAFile(let kind):
            "\(file) is not a catalog: it is \(kind)"
        case .notADatabase(let kind):
            "\(file) is not a catalog: it is \(kind ?? "not an SQLite database"); nothing was changed"
        case .foreign(let applicationID):
            "\(file) is not a catalog: it is another application's database (\(Self.name(applicationID))); "
                + "nothing was changed"
        case .newerMajor(let version, let newestKnown):
            "\(file) has schema version \(version), this program knows up to \(newestKnown); "
                + "use a newer program; nothing was changed"
        case .ledgerDiffers(let difference):
            "\(file) was made by other migrations than this program's: \(difference); nothing was changed"
        case .schemaDiffers(let difference):
            switch difference.kind {
            case .missing, .changed: "\(file) is damaged: \(difference); restore it from a backup"
            case .additional: "\(file) is refused: \(difference); drop it, or restore the file from a backup"
            }
        case .mustBeUpgraded(let pending):
            "\(file) needs \(pending.joined(separator: ", ")); 'migrate' upgrades it, where it can be written"
        case .notWritable:
            "\(file) cannot be written; check the permissions of the file and of its directory"
        case .newerMinor(let version, let newestKnown):
            "\(file) has schema version \(version), this program writes up to \(newestKnown); "
                + "it can be read, but a newer program must write it"
        case .migrationFailed(let check):
            "\(file) could not be upgraded: \(check); it is as it was"
        case .hasSideFile(let path):
            "\(path) lies beside \(file), so a program uses that file or was stopped; open it once with that program, or "
                + "remove what it left"
        case .untrusted(let fault):
            "\(file) is not taken: \(fault)"
        case .sceneIsGone(let name):
            "\(file) has no scene '\(name)' any more: another program removed or renamed it meanwhile; try again"
        case .damaged(let what):
            "\(what) is damaged in \(file); record it again"
        }
    }

    /// Four letters where the number is such, as in `'PORT'`.
    private static func name(_ applicationID: UInt32) -> String {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: applicationID >> UInt32(24 - 8 * $0)) }
        guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return "application_id \(applicationID)" }
        return "application_id '\(String(decoding: bytes, as: UTF8.self))'"
    }
}
