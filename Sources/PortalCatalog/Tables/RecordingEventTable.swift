import PortalModel
import PortalSQLite

/// The table `recording_event`.
enum RecordingEventTable {
    static func insert(_ events: [RecordedEvent], recording: Int, into database: Connection) throws(SQLiteError) {
        for (position, event) in events.enumerated() {
            let value = ValueColumns(event.value)
            try database.run(
                """
                INSERT INTO recording_event (recording, position, frame, kind, subject, value_kind, value)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, recording, position, event.frame, event.kind, event.subject, value.kind, value.text)
        }
    }

    static func events(ofRecording recording: Int, in database: Connection) throws(SQLiteError) -> [RecordedEvent] {
        try database.rows(
            """
            SELECT frame, kind, subject, value_kind, value
            FROM recording_event WHERE recording = ? ORDER BY position
            """, recording)
    }
}

private enum ValueKind: String, CaseIterable, ColumnValue {
    case flag, number, text
}

/// A number is kept as the shortest text that reads back as the same double.
private struct ValueColumns {
    var kind: ValueKind?
    var text: String?

    init(_ value: RecordedEvent.Value?) {
        switch value {
        case nil: break
        case .flag(let flag): (kind, text) = (.flag, flag ? "true" : "false")
        case .number(let number): (kind, text) = (.number, "\(number)")
        case .text(let words): (kind, text) = (.text, words)
        }
    }
}

extension RecordedEvent: RowDecodable {
    package static var columns: [String] { ["frame", "kind", "subject", "value_kind", "value"] }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(frame: try row.next(), kind: try row.next(), subject: try row.next(), value: try Self.value(&row))
    }

    private static func value(_ row: inout Row) throws(SQLiteError) -> Value? {
        let (kind, text): (ValueKind?, String?) = (try row.next(), try row.next())
        guard let kind, let text else { return nil }
        let value: Value? =
            switch kind {
            case .flag: Bool(text).map { .flag($0) }
            case .number: Double(text).map { .number($0) }
            case .text: .text(text)
            }
        guard let value else { throw row.invalid("is not the \(kind) that it should be") }
        return value
    }
}
