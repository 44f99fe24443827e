import PortalDB
import PortalDocument
import PortalSystem

/// A document goes into a catalog whole or not at all, comes out equal, and what it has can be played.
enum CatalogProperties {
    static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
        do {
            let document = DocumentSource.bytes(bytes, name: "input")
            let catalog = try Catalog(path: "fuzzed", access: .inMemory)
            do {
                try catalog.importDocuments([document])
            } catch is DocumentError {
                return try require(try exported(catalog) == empty, "a refused document left something behind")
            }
            let text = try exported(catalog)
            let copy = try Catalog(path: "copy", access: .inMemory)
            // What may replace is written under all of the file's own rules, which a first import does not ask.
            try copy.importDocuments([.bytes(text, name: "export")], onConflict: .replace)
            try require(try exported(copy) == text, "an export is imported and exported in another way")
            let summary = try catalog.importDocuments([document])
            try require(!summary.changesAnything, "the same document again changes something")
            try play(catalog)
        } catch let error as BrokenProperty {
            throw error
        } catch {
            throw BrokenProperty("an error of an unexpected kind: \(error)")
        }
    }

    private static let empty = DocumentProperties.written([])

    static func exported(_ catalog: Catalog) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try catalog.exportDocument { bytes += $0 }
        return bytes
    }

    private static func play(_ catalog: Catalog) throws {
        let options = try PlayOptions(fps: 60, limit: 0.5)
        for scene in try catalog.scenes(limit: 100) {
            for play in try catalog.plays(named: scene.name.rawValue).plays {
                let stored = try catalog.scene(scene.name)
                do {
                    _ = try catalog.play(play, of: stored, options)
                } catch is PlanError {
                    continue
                }
                let again = try catalog.play(play, of: stored, options, record: .never)
                try require(again.comparison == .identical, "\(play.name) is not played twice in the same way")
            }
        }
    }
}
