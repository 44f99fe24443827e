import PortalSQLite
import TestSupport

@testable import PortalDB

/// A catalog and the files of libraries, in a directory of their own.
final class SharingWorkspace {
    private let directory: TemporaryDirectory
    let catalog: Catalog
    private var fileCount = 0

    init(_ documents: String...) throws {
        directory = try TemporaryDirectory()
        catalog = try Catalog(path: directory.file(), access: .create)
        for document in documents { try catalog.importDocuments([.text(document)]) }
    }

    /// A file as an export makes it.
    ///
    /// - Parameter name: the library's; `nil` for a catalog that is none.
    func library(_ document: String, named name: String? = "Team") throws -> DocumentSource {
        fileCount += 1
        let path = directory.file("team-\(fileCount).portaldb")
        let library = try Catalog(path: path, access: .create)
        try library.importDocuments([.text(document)])
        if let name { try library.store.put(identity: Library(named: name)) }
        return .path(path)
    }

    /// The whole catalog as a document.
    var document: String {
        get throws {
            final class Text {
                var bytes: [UInt8] = []
            }
            let text = Text()
            try catalog.exportDocument { text.bytes += $0 }
            return String(decoding: text.bytes, as: UTF8.self)
        }
    }

    /// The presets as `name: animation`.
    var presets: [String] {
        get throws { try catalog.presets(limit: 1000).map { "\($0.name): \($0.animation)" } }
    }

    /// Where presets came from, as `our name <- their name`.
    var origins: [String] {
        get throws {
            try catalog.store.libraries().flatMap { library in
                try catalog.store.provenances(of: library.library.id).map { "\($0.name) <- \($0.theirName)" }
            }
        }
    }
}

extension Documents {
    /// A document of presets alone.
    static func presets(_ animations: KeyValuePairs<String, String>) -> String {
        let presets = animations.map { #"{"name": "\#($0.key)", "animation": "\#($0.value)"}"# }
        return document(presets: "[\(presets.joined(separator: ", "))]")
    }
}

extension ImportOptions {
    init(
        _ policy: ConflictPolicy = .fail, updates: Bool = false, only: [String] = [], prefix: String = "",
        dryRun: Bool = false
    ) {
        self.init(onConflict: policy, dryRun: dryRun)
        self.updates = updates
        self.only = only
        self.prefix = prefix
    }
}

extension SharingWorkspace {
    /// Renames a preset that no other refers to, as another program does it.
    func rename(preset: Preset.ID, to name: Preset.ID) throws {
        let database = try Connection(file: catalog.path, mode: .readWrite)
        try database.run("UPDATE preset SET name = ? WHERE name = ?", name, preset)
    }
}
