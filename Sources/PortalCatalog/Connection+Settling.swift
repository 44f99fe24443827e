import PortalSQLite
import PortalSystem

extension Connection {
    /// Makes the file one without a write-ahead log, and without a journal that is of no use to it.
    ///
    /// - Throws: ``SQLiteError``; ``CatalogFileError`` if such a journal cannot be removed.
    func settle() throws {
        try useRollbackJournal()
        guard let path, Durability.exists(path + SideFile.journal.suffix) else { return }
        try removeUnusedJournal()
        // One of a program that is writing stays, too.
        let isInTheWay = !Durability.isWritable(path) && Durability.exists(path + SideFile.journal.suffix)
        if isInTheWay { throw refused(.notWritable) }
    }
}
