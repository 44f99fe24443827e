import Foundation
import PortalModel
import PortalMotion
import PortalPlayback
import Testing

@testable import PortalDB

@Suite struct ImportTests {
    @Test func seedsImportAndPlay() throws {
        try withCatalog { catalog in
            let seeds = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../seeds").standardized.path
            let summary = try catalog.importDocuments([.path(seeds)])
            print(summary)
            for w in summary.warnings { print(w) }
            for row in try catalog.scenes(limit: 100) {
                let scene = try catalog.scene(row.name)
                for play in scene.plays {
                    let r = try catalog.play(play, of: scene, try PlayOptions())
                    print(row.name, play, r.recording.frameCount, r.recording.outcome, r.comparison)
                    let again = try catalog.play(play, of: scene, try PlayOptions())
                    #expect(again.comparison == .identical)
                }
            }
            #expect(try !catalog.importDocuments([.path(seeds)]).changesAnything)
        }
    }
}

func withCatalog(_ body: (Catalog) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(try Catalog(path: directory.appending(path: "catalog.db").path, access: .create))
}
