import PortalSQLite
import PortalSystem

/// The copy of a catalog that is kept beside it from one migration to the next.
enum MigrationBackup {
    static func path(of file: String, version: Int) -> String { name(of: pathWithoutLink(file), version: version) }

    /// - Parameter file: its name, or the path where it lies.
    static func name(of file: String, version: Int) -> String { "\(file).v\(version).backup" }

    /// - Throws: ``SystemError`` as making the copy would where the system allows no such long names.
    static func requireRoom(of file: String, version: Int) throws(SystemError) {
        for file in partialFiles(path(of: file, version: version) + ".partial") { try Durability.requireName(file) }
    }

    /// Copies a file as it is committed; to be called under the lock that the migration holds, before it writes.
    ///
    /// The copy has its name only when it is whole and on the disk. A second connection reads, because SQLite copies
    /// nothing from one that is in a writing transaction.
    static func make(of file: String, version: Int) throws {
        let path = path(of: file, version: version)
        let partial = path + ".partial"
        try removePartial(partial)
        do {
            try makePrivateFile(partial)
            try Connection(file: file, mode: .readOnly).backUp(to: partial)
            try giveRights(of: file, to: partial)
            try Durability.synchronise(file: partial)
            try Durability.move(partial, to: path)
        } catch {
            try? removePartial(partial)
            throw error
        }
        try Durability.synchroniseDirectory(of: path)
    }

    private static func removePartial(_ partial: String) throws {
        for file in partialFiles(partial) { try Durability.remove(file) }
    }

    /// With the journal that a program which was stopped left beside it: SQLite would take it for the new one's.
    private static func partialFiles(_ partial: String) -> [String] { [partial, partial + SideFile.journal.suffix] }

    /// Removes the copies that earlier migrations left.
    static func removeOlder(than version: Int, of file: String, migrations: [Migration]) throws {
        for migration in migrations where migration.schemaVersion < version {
            try Durability.remove(path(of: file, version: migration.schemaVersion))
        }
    }
}
