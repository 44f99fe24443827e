-- What a preset starts from, and the settings that a pop-up names, may stand in libraries that are used without being
-- imported. A foreign key ends at its file, so the program looks after these two names: it refuses what would leave one
-- without a meaning, and `portal-db check` says which have none. They stay indexed: that answers who uses a name.

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
    base_preset TEXT CHECK ((base_preset IS NOT NULL) = (kind IS 'preset')),  -- here or in an attached file

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

INSERT INTO new_preset
    (name, animation, summary, extensions, kind, base_preset, curve, duration, x1, y1, x2, y2, response,
    damping_fraction, blend_duration, mass, stiffness, damping, initial_velocity)
    SELECT name, animation, summary, extensions, kind, base_preset, curve, duration, x1, y1, x2, y2, response,
        damping_fraction, blend_duration, mass, stiffness, damping, initial_velocity
    FROM preset;
DROP TABLE preset;
ALTER TABLE new_preset RENAME TO preset;
CREATE INDEX preset_base ON preset (base_preset) WHERE base_preset IS NOT NULL;

CREATE TABLE new_popup (
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    id TEXT NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    view TEXT,  -- NULL: one of several, see popup_item
    style TEXT NOT NULL DEFAULT 'default' CHECK (style = 'default' OR style = 'named' OR style = 'inline'),
    settings TEXT CHECK ((settings IS NOT NULL) = (style = 'named')),  -- here or in an attached file
    background_material TEXT
        CHECK (background_material = 'ultraThin' OR background_material = 'thin' OR background_material = 'regular'
            OR background_material = 'thick' OR background_material = 'ultraThick' OR background_material = 'bar'),
    present TEXT CHECK (present <> ''),  -- animation
    dismiss TEXT CHECK (dismiss <> ''),  -- animation
    dismiss_on_background_tap INTEGER CHECK (dismiss_on_background_tap IN (0, 1)),
    extensions TEXT,  -- JSON of the inline style
    PRIMARY KEY (scene, id),
    FOREIGN KEY (scene, view) REFERENCES view (scene, id),
    CHECK (style = 'inline' OR (background_material IS NULL AND present IS NULL AND dismiss IS NULL
        AND dismiss_on_background_tap IS NULL AND extensions IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_popup
    (scene, id, position, view, style, settings, background_material, present, dismiss,
    dismiss_on_background_tap, extensions)
    SELECT scene, id, position, view, style, settings, background_material, present, dismiss,
        dismiss_on_background_tap, extensions
    FROM popup;
DROP TABLE popup;
ALTER TABLE new_popup RENAME TO popup;
CREATE INDEX popup_view ON popup (scene, view) WHERE view IS NOT NULL;
CREATE INDEX popup_with_settings ON popup (settings) WHERE settings IS NOT NULL;
