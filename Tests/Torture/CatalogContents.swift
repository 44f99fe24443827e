import Foundation
import PortalDB
import PortalSQLite

/// All that was put into a catalog, read through the library.
struct CatalogContents: Equatable {
    private(set) var document: [UInt8] = []
    /// By `SCENE/PLAY@VERSION`; each was read whole.
    private(set) var recordings: [String: Digest] = [:]

    /// Opens a file as the next command does, and makes sure that it is sound.
    init(of path: String) throws {
        let catalog = try Catalog(path: path, access: .readOnly)
        // The closure cannot write to a value that is not made yet.
        final class Bytes { var value: [UInt8] = [] }
        let bytes = Bytes()
        try catalog.exportDocument { bytes.value += $0 }
        document = bytes.value
        for summary in try catalog.recordings(limit: 100_000, withHistory: true) {
            recordings["\(summary.name)"] = try catalog.recording(summary.name).resultDigest
        }
        try checkSoundness(of: path)
    }

    /// Whether there is a recording of a play, in whatever version.
    func hasRecording(of play: String) -> Bool { recordings.keys.contains { $0.hasPrefix(play + "@") } }

    /// What is recorded, whatever the versions.
    var results: Set<Digest> { Set(recordings.values) }
}

/// What SQLite itself can check of a file.
func checkSoundness(of path: String) throws {
    let database = try Connection(file: path, mode: .readOnly)
    let verdict = try database.value(of: String.self, "PRAGMA integrity_check") ?? "nothing"
    try expect(verdict == "ok", "\(path): integrity_check says \(verdict)")
    let orphans = try database.value(of: Int.self, "SELECT count(*) FROM pragma_foreign_key_check") ?? 0
    try expect(orphans == 0, "\(path): \(orphans) rows without their parents")
}
