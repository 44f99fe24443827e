import PortalModel
import PortalSQLite

/// The table `recording_input`.
enum RecordingInputTable {
    static func insert(_ inputs: [RecordedInput], recording: Int, into database: Connection) throws(SQLiteError) {
        for input in inputs {
            try database.run(
                """
                INSERT INTO recording_input (recording, kind, subject, property, value)
                VALUES (?, ?, ?, ?, ?)
                """, recording, input.kind, input.subject, input.property, input.value)
        }
    }

    static func inputs(ofRecording recording: Int, in database: Connection) throws(SQLiteError) -> [RecordedInput] {
        try database.rows(
            """
            SELECT kind, subject, property, value
            FROM recording_input WHERE recording = ? ORDER BY kind, subject, property
            """, recording)
    }
}

extension RecordedInput: RowDecodable {
    package static var columns: [String] { ["kind", "subject", "property", "value"] }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            kind: try row.next(), subject: try row.next(), property: try row.next(), value: try row.next())
    }
}
