import Foundation
import PortalSQLite
import Synchronization
import TestSupport

@testable import PortalCatalog
@testable import PortalDB

/// A catalog in memory, and the files of libraries in a directory of their own.
final class SharingWorkspace {
    private let directory: TemporaryDirectory
    let catalog: Catalog
    private var fileCount = 0

    init(_ documents: String...) throws {
        directory = try TemporaryDirectory()
        catalog = try Catalog(path: directory.file(), access: .inMemory)
        for document in documents { try catalog.importDocuments([.text(document)]) }
    }

    /// A file as an export makes it.
    ///
    /// - Parameter name: the library's; `nil` for a catalog that is none.
    func library(_ document: String, named name: String? = "Team") throws -> DocumentSource {
        fileCount += 1
        let path = directory.file("team-\(fileCount).portaldb")
        try Self.file(of: document, named: name).write(to: URL(fileURLWithPath: path))
        return .path(path)
    }

    /// Many tests begin with the same few files, which wait for the disk while they are made.
    private static func file(of document: String, named name: String?) throws -> Data {
        try files.withLock { files in
            let key = [document, name]
            if let known = files[key] { return known }
            let directory = try TemporaryDirectory()
            let library = try Catalog(path: directory.file(), access: .create)
            try library.importDocuments([.text(document)])
            if let name { try library.store.put(identity: Library(named: name)) }
            let file = try Data(contentsOf: URL(fileURLWithPath: directory.file()))
            files[key] = file
            return file
        }
    }

    private static let files = Mutex<[[String?]: Data]>([:])

    /// The whole catalog as a document.
    var document: String {
        get throws { try catalog.document }
    }

    /// The presets as `name: animation`.
    var presets: [String] {
        get throws { try catalog.presets(limit: 1000).map { "\($0.name): \($0.animation)" } }
    }

    /// Where things came from, as `our name <- their name`.
    var origins: [String] {
        get throws {
            try catalog.store.libraries().flatMap { library in
                try catalog.store.provenances(of: library.library.id).map { "\($0.name) <- \($0.theirName)" }
            }
        }
    }

    /// Renames a preset that no other refers to.
    func rename(preset: Preset.ID, to name: Preset.ID) throws {
        try catalog.store.database.run("UPDATE preset SET name = ? WHERE name = ?", name, preset)
    }
}

extension Catalog {
    /// All of it as a document.
    var document: String {
        get throws {
            final class Text {
                var bytes: [UInt8] = []
            }
            let text = Text()
            try exportDocument { text.bytes += $0 }
            return String(decoding: text.bytes, as: UTF8.self)
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
