-- What belongs to a recording, and is always read as one, is one row: recording a play writes two rows and not forty.

CREATE TABLE recording_content (  -- all of a recording but what it is found by
    recording INTEGER PRIMARY KEY REFERENCES recording ON DELETE CASCADE,
    layout INTEGER NOT NULL CHECK (layout >= 1),  -- 2; 1: the same, but the hash is of the samples alone
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),  -- of inputs, events and tracks, a NUL after each, and samples
    inputs TEXT NOT NULL,  -- JSON: what the frames depended on, as it was written
    -- {"view":{"card":{"frame.x":"81.5","frame.y":"240"}}}; of a thing without such properties {}
    events TEXT NOT NULL,  -- JSON: [{"frame":3,"kind":"completed","subject":"hero","value":true}]
    tracks TEXT NOT NULL,  -- JSON: of each thing that moves, where its numbers are in the samples
    -- [{"role":"layer","subject":"hero","firstFrame":0,"frameCount":43,"drawn":"0-18 20-42","columns":"x y",
    -- "constant":"y"}]
    samples BLOB NOT NULL CHECK (length(samples) % 8 = 0)  -- little-endian doubles: track by track, column by column,
    -- the drawn frames only; a constant column once
) STRICT;

INSERT INTO recording_content (recording, layout, sha256, inputs, events, tracks, samples)
    SELECT recording, layout, sha256,
        (SELECT json_group_object(kind, json(things)) FROM (
            SELECT kind, json_group_object(subject, json(properties)) AS things FROM (
                SELECT kind, subject, json_group_object(property, value) FILTER (WHERE property <> '') AS properties
                FROM recording_input WHERE recording_input.recording = recording_samples.recording
                GROUP BY kind, subject)
            GROUP BY kind)),
        (SELECT json_group_array(json(event)) FROM (
            SELECT CASE
                WHEN value IS NULL THEN json_object('frame', frame, 'kind', kind, 'subject', subject)
                WHEN value_kind <> 'text' AND json_valid(value)
                    THEN json_object('frame', frame, 'kind', kind, 'subject', subject, 'value', json(value))
                ELSE json_object('frame', frame, 'kind', kind, 'subject', subject, 'value', value)
                END AS event
            FROM recording_event WHERE recording_event.recording = recording_samples.recording ORDER BY position)),
        (SELECT json_group_array(json(track)) FROM (
            SELECT json_object('role', role, 'subject', subject, 'firstFrame', first_frame, 'frameCount', frame_count,
                'drawn', drawn, 'columns', columns, 'constant', constant) AS track
            FROM recording_track WHERE recording_track.recording = recording_samples.recording ORDER BY position)),
        samples
    FROM recording_samples;
DROP TABLE recording_samples;
DROP TABLE recording_track;
DROP TABLE recording_event;
DROP TABLE recording_input;
