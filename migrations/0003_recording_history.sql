-- Recordings that were replaced stay as history, and a recording knows the texts that its frames depended on.

CREATE TABLE new_recording (  -- what a play showed; a new result is compared with the one that is not replaced
    id INTEGER PRIMARY KEY,
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    play TEXT NOT NULL CHECK (play <> ''),
    version INTEGER NOT NULL CHECK (version >= 1),  -- counts all of a play, whatever the options: SCENE/PLAY@VERSION
    fps INTEGER NOT NULL CHECK (fps BETWEEN 1 AND 1000),
    time_limit REAL NOT NULL CHECK (time_limit >= 0 AND time_limit < 9e999),
    reduce_motion INTEGER NOT NULL CHECK (reduce_motion IN (0, 1)),
    engine TEXT NOT NULL,
    frame_count INTEGER NOT NULL CHECK (frame_count >= 0),
    outcome TEXT NOT NULL CHECK (outcome IN ('finished', 'timed out')),
    input_digest TEXT NOT NULL CHECK (input_digest GLOB 'sha256:*' AND length(input_digest) = 71),
    result_digest TEXT NOT NULL CHECK (result_digest GLOB 'sha256:*' AND length(result_digest) = 71),
    recorded_at TEXT NOT NULL,  -- UTC
    replaced_at TEXT,  -- UTC; NULL: current
    UNIQUE (scene, play, version)
) STRICT;

INSERT INTO new_recording
    (id, scene, play, version, fps, time_limit, reduce_motion, engine, frame_count, outcome, input_digest,
    result_digest, recorded_at)
    SELECT id, scene, play, row_number() OVER (PARTITION BY scene, play ORDER BY id), fps, time_limit, reduce_motion,
        engine, frame_count, outcome, input_digest, result_digest, recorded_at
    FROM recording;
DROP TABLE recording;
ALTER TABLE new_recording RENAME TO recording;
CREATE UNIQUE INDEX recording_current ON recording (scene, play, fps, time_limit, reduce_motion)
    WHERE replaced_at IS NULL;

CREATE TABLE recording_input (  -- what a recording's frames depended on, as it was written
    recording INTEGER NOT NULL REFERENCES recording ON DELETE CASCADE,
    kind TEXT NOT NULL
        CHECK (kind = 'preset' OR kind = 'popupSettings' OR kind = 'scene' OR kind = 'context' OR kind = 'view'
            OR kind = 'portal' OR kind = 'transition' OR kind = 'popup' OR kind = 'delayed' OR kind = 'header'
            OR kind = 'script'),
    subject TEXT NOT NULL,  -- the name or id
    property TEXT NOT NULL,  -- '': none is set
    value TEXT NOT NULL,  -- of rectangles and points the numbers, a space between them
    PRIMARY KEY (recording, kind, subject, property)
) STRICT, WITHOUT ROWID;
