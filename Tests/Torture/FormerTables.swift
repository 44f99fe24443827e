/// Tables that newer schemas do not have any more, as queries of what came in their place.
enum FormerTables {
    static let queries = [
        "recording_samples": "SELECT recording, layout, sha256, samples FROM recording_content",
        "recording_event": """
        SELECT recording, key AS position, value ->> 'frame' AS frame, value ->> 'kind' AS kind,
            value ->> 'subject' AS subject,
            CASE json_type(value, '$.value') WHEN 'text' THEN 'text' WHEN 'true' THEN 'flag'
                WHEN 'false' THEN 'flag' WHEN 'real' THEN 'number' WHEN 'integer' THEN 'number' END AS value_kind,
            iif(json_type(value, '$.value') = 'text', value ->> 'value', value -> 'value') AS value
        FROM recording_content, json_each(events)
        """,
        "recording_track": """
        SELECT recording, key AS position, value ->> 'role' AS role, value ->> 'subject' AS subject,
            value ->> 'firstFrame' AS first_frame, value ->> 'frameCount' AS frame_count,
            value ->> 'drawn' AS drawn, value ->> 'columns' AS columns, value ->> 'constant' AS constant
        FROM recording_content, json_each(tracks)
        """,
        "recording_input": """
        SELECT recording, kinds.key AS kind, things.key AS subject, properties.key AS property,
            properties.value AS value
        FROM recording_content, json_each(inputs) AS kinds, json_each(kinds.value) AS things,
            json_each(things.value) AS properties
        """,
    ]
}
