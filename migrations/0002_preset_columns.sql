-- What a preset's text says, in columns for queries. The program writes them from `animation` and never reads them to
-- play; `portal-db check` says where they differ from the text, and `portal-db migrate` writes them anew.

CREATE TABLE new_preset (  -- a named animation
    name TEXT NOT NULL PRIMARY KEY
        CHECK (name <> '' AND name NOT GLOB '*[{}]*' AND name NOT GLOB '.*' AND name NOT GLOB 'Animation.*'),
    animation TEXT NOT NULL CHECK (animation <> ''),  -- SwiftUI's notation, a preset's name, or {name} with modifiers
    summary TEXT,
    extensions TEXT,  -- JSON

    -- The rest follows from the text before its modifiers, which are in preset_modifier. Spellings of one motion have
    -- the same numbers: .bouncy and .spring(bounce: 0.3) a damping fraction of 0.7. A number too large is NULL.
    kind TEXT  -- preset: starts from another one; NULL: the text is no animation
        CHECK (kind = 'curve' OR kind = 'fluidSpring' OR kind = 'interpolatingSpring' OR kind = 'preset'),
    base_preset TEXT CHECK ((base_preset IS NOT NULL) = (kind IS 'preset'))
        REFERENCES preset DEFERRABLE INITIALLY DEFERRED,

    curve TEXT CHECK (curve IS NULL OR kind IS 'curve'),  -- easeIn, circularEaseOut ...; NULL: by control points
    duration REAL CHECK ((duration IS NOT NULL) = (kind IS 'curve') AND duration >= 0 AND duration < 9e999),
    x1 REAL CHECK (x1 IS NULL OR (kind IS 'curve' AND x1 BETWEEN 0 AND 1)),  -- control points; circular: NULL
    y1 REAL CHECK ((y1 IS NULL) = (x1 IS NULL) AND abs(y1) < 9e999),
    x2 REAL CHECK ((x2 IS NULL) = (x1 IS NULL) AND x2 BETWEEN 0 AND 1),
    y2 REAL CHECK ((y2 IS NULL) = (x1 IS NULL) AND abs(y2) < 9e999),

    response REAL  -- seconds, of both kinds of springs: the duration of one that is spelt so
        CHECK (response IS NULL OR ((kind IS 'fluidSpring' OR kind IS 'interpolatingSpring')
            AND response >= 0 AND response < 9e999)),
    damping_fraction REAL  -- 1 - bounce, or 1 / (1 + bounce) below 0: from 1 on nothing overshoots
        CHECK (damping_fraction IS NULL OR ((kind IS 'fluidSpring' OR kind IS 'interpolatingSpring')
            AND damping_fraction >= 0 AND damping_fraction < 9e999)),
    blend_duration REAL CHECK ((blend_duration IS NOT NULL) = (kind IS 'fluidSpring')
        AND blend_duration >= 0 AND blend_duration < 9e999),
    mass REAL CHECK ((mass IS NOT NULL) = (kind IS 'interpolatingSpring') AND mass > 0 AND mass < 9e999),
    stiffness REAL
        CHECK (stiffness IS NULL OR (kind IS 'interpolatingSpring' AND stiffness >= 0 AND stiffness < 9e999)),
    damping REAL CHECK (damping IS NULL OR (kind IS 'interpolatingSpring' AND damping >= 0 AND damping < 9e999)),
    initial_velocity REAL  -- in distances per second
        CHECK ((initial_velocity IS NOT NULL) = (kind IS 'interpolatingSpring') AND abs(initial_velocity) < 9e999)
) STRICT, WITHOUT ROWID;

INSERT INTO new_preset (name, animation, summary, extensions)
    SELECT name, animation, summary, extensions FROM preset;
DROP TABLE preset;
ALTER TABLE new_preset RENAME TO preset;
CREATE INDEX preset_base ON preset (base_preset) WHERE base_preset IS NOT NULL;

CREATE TABLE preset_modifier (  -- what follows a preset's start, from the inside out: each changes all before it
    preset TEXT NOT NULL REFERENCES preset ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    kind TEXT NOT NULL
        CHECK (kind = 'delay' OR kind = 'speed' OR kind = 'repeatCount' OR kind = 'repeatForever'
            OR kind = 'logicallyComplete'),
    delay REAL CHECK ((delay IS NOT NULL) = (kind = 'delay') AND delay >= 0 AND delay < 9e999),  -- seconds
    speed REAL CHECK ((speed IS NOT NULL) = (kind = 'speed') AND speed > 0 AND speed < 9e999),  -- a factor
    repeat_count INTEGER CHECK ((repeat_count IS NOT NULL) = (kind = 'repeatCount') AND repeat_count >= 1),
    autoreverses INTEGER
        CHECK ((autoreverses IS NOT NULL) = (kind = 'repeatCount' OR kind = 'repeatForever')
            AND autoreverses IN (0, 1)),
    logically_complete_after REAL
        CHECK ((logically_complete_after IS NOT NULL) = (kind = 'logicallyComplete')
            AND logically_complete_after >= 0 AND logically_complete_after < 9e999),  -- seconds
    PRIMARY KEY (preset, position)
) STRICT, WITHOUT ROWID;
