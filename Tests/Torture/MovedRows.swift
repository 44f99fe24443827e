/// Where the rows of tables went that newer schemas do not have any more.
enum MovedRows {
    /// What stands after FROM, with the columns that the table had.
    static func source(ofTable name: String) -> String {
        switch name {
        case "recording_samples": "recording_content"
        case "recording_event": event
        case "recording_input": input
        case "recording_track": track
        default: "\"\(name)\""
        }
    }

    private static let event = """
        (SELECT recording, key AS position, value ->> 'frame' AS frame, value ->> 'kind' AS kind,
            value ->> 'subject' AS subject,
            CASE json_type(value, '$.value') WHEN 'true' THEN 'flag' WHEN 'false' THEN 'flag' WHEN 'integer' THEN 'number'
                WHEN 'real' THEN 'number' ELSE json_type(value, '$.value') END AS value_kind,
            CASE json_type(value, '$.value') WHEN 'text' THEN value ->> 'value' ELSE value -> 'value' END AS value
        FROM recording_content, json_each(events))
        """

    private static let input = """
        (SELECT recording, kinds.key AS kind, subjects.key AS subject, coalesce(properties.key, '') AS property,
            coalesce(properties.value, '') AS value
        FROM recording_content, json_each(inputs) AS kinds, json_each(kinds.value) AS subjects
            LEFT JOIN json_each(subjects.value) AS properties)
        """

    private static let track = """
        (SELECT recording, key AS position, value ->> 'role' AS role, value ->> 'subject' AS subject,
            value ->> 'firstFrame' AS first_frame, value ->> 'frameCount' AS frame_count, value ->> 'drawn' AS drawn,
            value ->> 'columns' AS columns, value ->> 'constant' AS constant
        FROM recording_content, json_each(tracks))
        """
}
