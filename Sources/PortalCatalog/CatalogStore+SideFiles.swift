import PortalSQLite
import PortalSystem

extension CatalogStore {
    /// Removes what a stopped program left beside the file where it means nothing: a journal with nothing to undo, which
    /// SQLite lets lie until something is written, and an empty log.
    ///
    /// - Returns: One that lies there still.
    package func clearSideFiles() throws -> String? {
        let path = pathWithoutLink(file)
        let sideFiles = SideFile.allCases.map { path + $0.suffix }
        guard sideFiles.contains(where: Durability.exists) else { return nil }
        try transaction {
            let version = try database.value(of: Int.self, "PRAGMA user_version") ?? 0
            // What is there already is written, too.
            try database.execute(script: Array("PRAGMA user_version = \(version)".utf8))
            // A log with something in it was taken over when the file was opened, and nobody begins one while this one
            // writes a journal.
            try Durability.remove(path + SideFile.writeAheadLog.suffix)
        }
        return sideFiles.first(where: Durability.exists)
    }
}
