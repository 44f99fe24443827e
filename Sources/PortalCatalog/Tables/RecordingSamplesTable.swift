import PortalDigest
import PortalSQLite

/// The table `recording_samples`.
enum RecordingSamplesTable {
    static func insert(
        _ samples: [UInt8], sha256: String, recording: Int, into database: Connection
    ) throws(SQLiteError) {
        try database.run(
            "INSERT INTO recording_samples (recording, layout, sha256, samples) VALUES (?, ?, ?, ?)",
            recording, SampleLayout.version, sha256, samples)
    }

    static func samples(ofRecording recording: Int, in database: Connection) throws(SQLiteError) -> StoredSamples? {
        try database.row("SELECT layout, sha256, samples FROM recording_samples WHERE recording = ?", recording)
    }
}

struct StoredSamples: RowDecodable {
    static var columns: [String] { ["layout", "sha256", "samples"] }

    let layout: Int
    let sha256: String
    let samples: [UInt8]

    init(row: inout Row) throws(SQLiteError) {
        layout = try row.next()
        sha256 = try row.next()
        samples = try row.next()
    }

    /// They are what was written, and in a layout that is known.
    var isWhole: Bool { layout == SampleLayout.version && SHA256.digest(of: samples).hexadecimal == sha256 }
}
