import PortalSystem

/// A file beside a catalog that has to do with it.
enum CatalogCompanion: Hashable {
    /// SQLite's own, while a program writes or after it was stopped.
    case journal(String)
    /// Of a writing of this program that was stopped.
    case partial(String)
    /// What the last migration kept, or one that failed: the catalog as it was when its schema had this version.
    case backup(String, version: Int)

    static func all(of path: String, migrations: [Migration]) throws -> [CatalogCompanion] {
        let place = pathWithoutLink(path)
        let file = place.fileName
        let directory = Substring(place.utf8.dropLast(file.utf8.count))
        let names = try namesInDirectory(directory.isEmpty ? "./" : String(directory))
        return names.filter { $0.utf8.starts(with: file.utf8) }.sorted().compactMap { name in
            let end = String(Substring(name.utf8.dropFirst(file.utf8.count)))
            if ["-journal", "-wal", "-shm"].contains(end) { return .journal(name) }
            let isPartial = end.hasSuffix(".partial") || end.hasPrefix(".partial.build")
            if isPartial, end.hasPrefix(".") { return .partial(name) }
            let versions = migrations.map(\.schemaVersion)
            let version = versions.first { MigrationBackup.name(of: file, version: $0) == name }
            return version.map { .backup(name, version: $0) }
        }
    }

    var isJournal: Bool {
        if case .journal = self { true } else { false }
    }

    /// - Parameter version: that of the catalog's schema.
    func diagnosis(beside version: Int?) -> Diagnosis {
        switch self {
        case .journal(let name):
            Diagnosis(
                .warning, name, "is beside the catalog: another program uses it, or was stopped in the middle",
                "the next command that writes clears up; never remove it by hand, and copy it with the catalog")
        case .partial(let name):
            Diagnosis(.warning, name, "was left when a program was stopped; nothing uses it", "remove it")
        case .backup(let name, version):
            Diagnosis(
                .note, name, "is a copy of the catalog from before an upgrade that failed", "remove it")
        case .backup(let name, _):
            Diagnosis(
                .note, name, "is the catalog as it was before it was upgraded",
                "remove it when the upgraded one has proved itself")
        }
    }
}
