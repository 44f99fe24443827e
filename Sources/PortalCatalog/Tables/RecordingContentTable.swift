import PortalDigest
import PortalDocument
import PortalModel
import PortalSQLite

/// The table `recording_content`.
enum RecordingContentTable {
    static func insert(
        _ content: RecordingContent, recording: Int, into database: Connection
    ) throws(SQLiteError) {
        try database.run(
            """
            INSERT INTO recording_content (recording, layout, sha256, inputs, events, tracks, samples)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            recording, content.layout, content.sha256, content.inputs, content.events, content.tracks, content.samples)
    }

    static func update(
        _ content: RecordingContent, recording: Int, in database: Connection
    ) throws(SQLiteError) {
        try database.run(
            "UPDATE recording_content SET layout = ?2, sha256 = ?3, inputs = ?4 WHERE recording = ?1",
            recording, content.layout, content.sha256, content.inputs)
    }

    static func content(ofRecording recording: Int, in database: Connection) throws(SQLiteError) -> RecordingContent? {
        try database.row(
            "SELECT layout, sha256, inputs, events, tracks, samples FROM recording_content WHERE recording = ?",
            recording)
    }

    /// Whether what is kept of a recording is this, byte for byte.
    static func has(
        _ content: RecordingContent, asRecording recording: Int, in database: Connection
    ) throws(SQLiteError) -> Bool {
        let isSame: Bool? = try database.value(
            """
            SELECT layout = ? AND sha256 = ? AND inputs = ? AND events = ? AND tracks = ? AND samples = ?
            FROM recording_content WHERE recording = ?
            """,
            content.layout, content.sha256, content.inputs, content.events, content.tracks, content.samples, recording)
        return isSame == true
    }

    /// The recordings in whose inputs one of two texts stands.
    static func recordings(
        mentioning text: String, or other: String, in database: Connection
    ) throws(SQLiteError) -> [Int] {
        try database.rows(
            of: SingleColumn<Int>.self,
            """
            SELECT recording FROM recording_content
            WHERE instr(inputs, ?1) > 0 OR instr(inputs, ?2) > 0 ORDER BY recording
            """, text, other
        ).map(\.value)
    }
}

/// All of a recording but what it is found by, as it is kept.
package struct RecordingContent: Sendable {
    /// With the next one the hash covers everything.
    private static let hashOfSamples = 1
    private static let newestLayout = 2

    let layout: Int
    /// In hexadecimal digits.
    let sha256: String
    /// JSON, as are the next two.
    let inputs: String
    let events: String
    let tracks: String
    let samples: [UInt8]

    /// How much memory it takes up.
    package var byteCount: Int { inputs.utf8.count + events.utf8.count + tracks.utf8.count + samples.count }

    init(inputs: String, events: String, tracks: String, samples: [UInt8]) {
        layout = Self.newestLayout
        (self.inputs, self.events, self.tracks, self.samples) = (inputs, events, tracks, samples)
        sha256 = Self.hash(texts: [inputs, events, tracks], samples)
    }

    /// It is what was written, and in a layout that is known.
    var isWhole: Bool {
        switch layout {
        // Events and tracks are in the result's digest; of the inputs all that can be said is whether they make sense.
        case Self.hashOfSamples:
            Self.hash(texts: [], samples) == sha256 && RecordedInput.list(json: inputs) != nil
        case Self.newestLayout: Self.hash(texts: [inputs, events, tracks], samples) == sha256
        default: false
        }
    }

    private static func hash(texts: [String], _ samples: [UInt8]) -> String {
        var hash = SHA256()
        for text in texts {
            hash.update(text.utf8)
            hash.update(CollectionOfOne(0))
        }
        hash.update(samples)
        return hash.finalized().hexadecimal
    }
}

extension RecordingContent: RowDecodable {
    package static var columns: [String] { ["layout", "sha256", "inputs", "events", "tracks", "samples"] }

    package init(row: inout Row) throws(SQLiteError) {
        try self.init(layout: row.next(), rest: &row)
    }

    /// - Parameter row: of which the layout was read.
    init(layout: Int, rest row: inout Row) throws(SQLiteError) {
        self.layout = layout
        sha256 = try row.next()
        inputs = try row.next()
        events = try row.next()
        tracks = try row.next()
        samples = try row.next()
    }
}
