PRAGMA schema_version = 23;
CREATE TABLE migration (  -- the ledger: what made this file
    number INTEGER PRIMARY KEY CHECK (number > 0),
    name TEXT NOT NULL UNIQUE,
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),  -- of the SQL with LF and no byte order mark
    applied_at TEXT NOT NULL  -- UTC
) STRICT;
CREATE TABLE catalog_extension (  -- the document's own free data: at most one row
    id INTEGER PRIMARY KEY CHECK (id = 1),
    extensions TEXT NOT NULL  -- JSON
) STRICT;
CREATE TABLE preset_tag (
    preset TEXT NOT NULL REFERENCES preset ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    tag TEXT NOT NULL,
    PRIMARY KEY (preset, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE popup_settings (  -- a pop-up style with a name
    name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
    background_material TEXT
        CHECK (background_material = 'ultraThin' OR background_material = 'thin' OR background_material = 'regular'
            OR background_material = 'thick' OR background_material = 'ultraThick' OR background_material = 'bar'),
    present TEXT CHECK (present <> ''),  -- animation
    dismiss TEXT CHECK (dismiss <> ''),  -- animation
    dismiss_on_background_tap INTEGER CHECK (dismiss_on_background_tap IN (0, 1)),
    extensions TEXT  -- JSON
) STRICT, WITHOUT ROWID;
CREATE TABLE scene (
    id INTEGER PRIMARY KEY,  -- kept when the scene is replaced
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    title TEXT,
    canvas_width REAL NOT NULL CHECK (canvas_width > 0 AND canvas_width < 9e999),
    canvas_height REAL NOT NULL CHECK (canvas_height > 0 AND canvas_height < 9e999),
    hides_status_bar INTEGER NOT NULL DEFAULT 0 CHECK (hides_status_bar IN (0, 1)),
    extensions TEXT  -- JSON
) STRICT;
CREATE TABLE context (  -- a layer of presentation; a scene without any has one root named 'root'
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    presentation TEXT NOT NULL
        CHECK (presentation = 'root' OR presentation = 'sheet' OR presentation = 'fullScreenCover'
            OR presentation = 'push' OR presentation = 'tab' OR presentation = 'popover'),
    parent TEXT,  -- NULL: the root
    animation TEXT CHECK (animation <> ''),
    offset_x REAL CHECK (abs(offset_x) < 9e999),  -- where it slides in from; NULL: there at once
    offset_y REAL CHECK (abs(offset_y) < 9e999),
    PRIMARY KEY (scene, name),
    FOREIGN KEY (scene, parent) REFERENCES context (scene, name) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((offset_x IS NULL) = (offset_y IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX context_root ON context (scene) WHERE presentation = 'root';
CREATE INDEX context_parent ON context (scene, parent) WHERE parent IS NOT NULL;
CREATE TABLE view (  -- a rectangle of the canvas with what is needed to draw it
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    id TEXT NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    context TEXT,  -- NULL: the root
    x REAL NOT NULL CHECK (abs(x) < 9e999),
    y REAL NOT NULL CHECK (abs(y) < 9e999),
    width REAL NOT NULL CHECK (width >= 0 AND width < 9e999),
    height REAL NOT NULL CHECK (height >= 0 AND height < 9e999),
    fill TEXT CHECK (fill GLOB '#*' AND fill NOT GLOB '*[^#0-9A-F ]*'),  -- colours, a space between them
    corner_radius REAL NOT NULL DEFAULT 0 CHECK (corner_radius >= 0 AND corner_radius < 9e999),
    label TEXT,
    opacity REAL NOT NULL DEFAULT 1 CHECK (opacity BETWEEN 0 AND 1),
    z REAL NOT NULL DEFAULT 0 CHECK (abs(z) < 9e999),
    PRIMARY KEY (scene, id),
    FOREIGN KEY (scene, context) REFERENCES context (scene, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX view_context ON view (scene, context) WHERE context IS NOT NULL;
CREATE TABLE portal (  -- a pair of views between which a layer flies
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    namespace TEXT NOT NULL DEFAULT '',
    id TEXT NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    portal_group TEXT,
    source TEXT NOT NULL,
    destination TEXT NOT NULL CHECK (destination <> source),
    own_layer INTEGER NOT NULL DEFAULT 0 CHECK (own_layer IN (0, 1)),  -- 0: the layer looks as the source
    layer_fill TEXT CHECK (layer_fill GLOB '#*' AND layer_fill NOT GLOB '*[^#0-9A-F ]*'),
    layer_corner_radius REAL CHECK (layer_corner_radius >= 0 AND layer_corner_radius < 9e999),
    layer_label TEXT,
    mirror_hides_source INTEGER CHECK (mirror_hides_source IN (0, 1)),  -- all four NULL: not mirrored
    mirror_matches_alpha INTEGER CHECK (mirror_matches_alpha IN (0, 1)),
    mirror_matches_transform INTEGER CHECK (mirror_matches_transform IN (0, 1)),
    mirror_matches_position INTEGER CHECK (mirror_matches_position IN (0, 1)),
    PRIMARY KEY (scene, namespace, id),
    FOREIGN KEY (scene, source) REFERENCES view (scene, id),
    FOREIGN KEY (scene, destination) REFERENCES view (scene, id),
    CHECK (own_layer OR (layer_fill IS NULL AND layer_corner_radius IS NULL AND layer_label IS NULL)),
    CHECK ((mirror_hides_source IS NULL) + (mirror_matches_alpha IS NULL) + (mirror_matches_transform IS NULL)
        + (mirror_matches_position IS NULL) IN (0, 4))
) STRICT, WITHOUT ROWID;
CREATE INDEX portal_source ON portal (scene, source);
CREATE INDEX portal_destination ON portal (scene, destination);
CREATE TABLE transition (  -- what opens and closes portals, with which motion
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    kind TEXT NOT NULL CHECK (kind = 'portal' OR kind = 'group' OR kind = 'item'),  -- item: see transition_item
    namespace TEXT NOT NULL DEFAULT '',  -- of all its portals
    portal TEXT CHECK ((portal IS NOT NULL) = (kind = 'portal')),
    portal_group TEXT CHECK ((portal_group IS NOT NULL) = (kind = 'group')),
    stagger REAL CHECK ((stagger IS NOT NULL) = (kind = 'group') AND stagger >= 0 AND stagger < 9e999),
    animation TEXT CHECK (animation <> ''),  -- NULL: the default of the hand-off
    reverse_animation TEXT CHECK (reverse_animation <> ''),  -- NULL: the animation
    handoff TEXT NOT NULL DEFAULT 'completion' CHECK (handoff IN ('completion', 'timed')),
    completion_criteria TEXT CHECK ((completion_criteria IS NOT NULL) = (handoff = 'completion')
        AND completion_criteria IN ('removed', 'logicallyComplete')),
    duration REAL CHECK (duration IS NULL OR (handoff = 'timed' AND duration >= 0 AND duration < 9e999)),
    delay REAL CHECK (delay >= 0 AND delay < 9e999),
    removal TEXT NOT NULL DEFAULT 'none' CHECK (removal IN ('none', 'fade')),
    PRIMARY KEY (scene, name),
    FOREIGN KEY (scene, namespace, portal) REFERENCES portal (scene, namespace, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX transition_portal ON transition (scene, namespace, portal) WHERE portal IS NOT NULL;
CREATE TABLE transition_item (  -- the portals of an item transition
    scene INTEGER NOT NULL,
    transition TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    namespace TEXT NOT NULL DEFAULT '',  -- the transition's
    portal TEXT NOT NULL,
    PRIMARY KEY (scene, transition, position),
    FOREIGN KEY (scene, transition) REFERENCES transition (scene, name) ON DELETE CASCADE,
    FOREIGN KEY (scene, namespace, portal) REFERENCES portal (scene, namespace, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX transition_item_portal ON transition_item (scene, namespace, portal);
CREATE TABLE layer_configuration (  -- how the layer of a transition looks while closed (inactive) and open (active)
    scene INTEGER NOT NULL,
    transition TEXT NOT NULL,
    level TEXT NOT NULL CHECK (level = 'styling' OR level = 'full' OR level = 'raw'),
    modifier_order TEXT CHECK (modifier_order IS NULL OR level = 'full'),  -- words, a space between them
    source_x REAL CHECK (abs(source_x) < 9e999),  -- raw: instead of the source's frame
    source_y REAL CHECK (abs(source_y) < 9e999),
    source_width REAL CHECK (source_width >= 0 AND source_width < 9e999),
    source_height REAL CHECK (source_height >= 0 AND source_height < 9e999),
    destination_x REAL CHECK (abs(destination_x) < 9e999),  -- raw: instead of the destination's frame
    destination_y REAL CHECK (abs(destination_y) < 9e999),
    destination_width REAL CHECK (destination_width >= 0 AND destination_width < 9e999),
    destination_height REAL CHECK (destination_height >= 0 AND destination_height < 9e999),
    aspect TEXT CHECK (aspect IS NULL OR (level = 'raw' AND (aspect = 'fill' OR aspect = 'fit' OR aspect = 'source'))),
    inactive_corner_radius REAL CHECK (inactive_corner_radius >= 0 AND inactive_corner_radius < 9e999),
    inactive_shadow_radius REAL CHECK (inactive_shadow_radius >= 0 AND inactive_shadow_radius < 9e999),
    inactive_opacity REAL CHECK (inactive_opacity BETWEEN 0 AND 1),
    inactive_blur REAL CHECK (inactive_blur >= 0 AND inactive_blur < 9e999),
    active_corner_radius REAL CHECK (active_corner_radius >= 0 AND active_corner_radius < 9e999),
    active_shadow_radius REAL CHECK (active_shadow_radius >= 0 AND active_shadow_radius < 9e999),
    active_opacity REAL CHECK (active_opacity BETWEEN 0 AND 1),
    active_blur REAL CHECK (active_blur >= 0 AND active_blur < 9e999),
    PRIMARY KEY (scene, transition),
    FOREIGN KEY (scene, transition) REFERENCES transition (scene, name) ON DELETE CASCADE,
    CHECK ((source_x IS NULL) + (source_y IS NULL) + (source_width IS NULL) + (source_height IS NULL) IN (0, 4)),
    CHECK ((destination_x IS NULL) + (destination_y IS NULL) + (destination_width IS NULL)
        + (destination_height IS NULL) IN (0, 4)),
    CHECK (level = 'raw' OR (source_x IS NULL AND destination_x IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE layer_effect (  -- keyed changes of one property during a flight
    scene INTEGER NOT NULL,
    transition TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    property TEXT NOT NULL CHECK (property = 'scale' OR property = 'rotation' OR property = 'opacity'),
    on_layer INTEGER NOT NULL DEFAULT 1 CHECK (on_layer IN (0, 1)),
    on_source INTEGER NOT NULL DEFAULT 1 CHECK (on_source IN (0, 1)),
    on_destination INTEGER NOT NULL DEFAULT 1 CHECK (on_destination IN (0, 1)),
    PRIMARY KEY (scene, transition, position),
    FOREIGN KEY (scene, transition) REFERENCES transition (scene, name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE layer_effect_step (
    scene INTEGER NOT NULL,
    transition TEXT NOT NULL,
    effect INTEGER NOT NULL,  -- the effect's position
    trigger TEXT NOT NULL CHECK (trigger IN ('activate', 'deactivate')),
    position INTEGER NOT NULL CHECK (position >= 0),
    at REAL NOT NULL CHECK (at >= 0 AND at < 9e999),
    target REAL NOT NULL CHECK (abs(target) < 9e999),  -- a factor, degrees, or an opacity
    animation TEXT NOT NULL CHECK (animation <> ''),
    PRIMARY KEY (scene, transition, effect, trigger, position),
    FOREIGN KEY (scene, transition, effect) REFERENCES layer_effect (scene, transition, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE popup_item (  -- the views that a pop-up shows in turn
    scene INTEGER NOT NULL,
    popup TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    view TEXT NOT NULL,
    PRIMARY KEY (scene, popup, position),
    FOREIGN KEY (scene, popup) REFERENCES popup (scene, id) ON DELETE CASCADE,
    FOREIGN KEY (scene, view) REFERENCES view (scene, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX popup_item_view ON popup_item (scene, view);
CREATE TABLE delayed (  -- a container whose views appear one after the other
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    animation_duration REAL NOT NULL DEFAULT 0.6 CHECK (animation_duration >= 0 AND animation_duration < 9e999),
    delay REAL NOT NULL DEFAULT 0.2 CHECK (delay >= 0 AND delay < 9e999),
    start_offset REAL NOT NULL DEFAULT 20 CHECK (abs(start_offset) < 9e999),
    orientation TEXT NOT NULL DEFAULT 'vertical' CHECK (orientation IN ('vertical', 'horizontal')),
    PRIMARY KEY (scene, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE delayed_view (
    scene INTEGER NOT NULL,
    delayed TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    view TEXT NOT NULL,
    view_index INTEGER NOT NULL CHECK (view_index >= 0),
    animation_duration REAL CHECK (animation_duration >= 0 AND animation_duration < 9e999),  -- NULL: the container's
    delay REAL CHECK (delay >= 0 AND delay < 9e999),
    start_offset REAL CHECK (abs(start_offset) < 9e999),
    orientation TEXT CHECK (orientation IN ('vertical', 'horizontal')),
    PRIMARY KEY (scene, delayed, position),
    FOREIGN KEY (scene, delayed) REFERENCES delayed (scene, name) ON DELETE CASCADE,
    FOREIGN KEY (scene, view) REFERENCES view (scene, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX delayed_view_view ON delayed_view (scene, view);
CREATE TABLE header (  -- a title and an accessory that flow into the navigation bar as one scrolls
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    id TEXT NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    title_text TEXT,
    subtitle TEXT,
    displays TEXT  -- what flows
        CHECK (displays = '' OR displays = 'title' OR displays = 'accessory' OR displays = 'title accessory'),
    bar TEXT CHECK (bar = '' OR bar = 'title' OR bar = 'accessory' OR bar = 'title accessory'),  -- what the bar shows
    layout TEXT CHECK (layout IN ('horizontal', 'vertical')),
    snapping TEXT NOT NULL DEFAULT 'directional'
        CHECK (snapping = 'directional' OR snapping = 'nearest' OR snapping = 'none'),
    PRIMARY KEY (scene, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE header_element (  -- the two ends of what flows
    scene INTEGER NOT NULL,
    header TEXT NOT NULL,
    element TEXT NOT NULL CHECK (element IN ('title', 'accessory')),
    source_x REAL NOT NULL CHECK (abs(source_x) < 9e999),
    source_y REAL NOT NULL CHECK (abs(source_y) < 9e999),
    source_width REAL NOT NULL CHECK (source_width >= 0 AND source_width < 9e999),
    source_height REAL NOT NULL CHECK (source_height >= 0 AND source_height < 9e999),
    destination_x REAL NOT NULL CHECK (abs(destination_x) < 9e999),
    destination_y REAL NOT NULL CHECK (abs(destination_y) < 9e999),
    destination_width REAL NOT NULL CHECK (destination_width >= 0 AND destination_width < 9e999),
    destination_height REAL NOT NULL CHECK (destination_height >= 0 AND destination_height < 9e999),
    view TEXT,  -- whose removal leaves the element in the bar
    PRIMARY KEY (scene, header, element),
    FOREIGN KEY (scene, header) REFERENCES header (scene, id) ON DELETE CASCADE,
    FOREIGN KEY (scene, view) REFERENCES view (scene, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX header_element_view ON header_element (scene, view) WHERE view IS NOT NULL;
CREATE TABLE script (
    scene INTEGER NOT NULL REFERENCES scene ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    PRIMARY KEY (scene, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE script_step (  -- what happens in a scene at a given time; each action has its own columns
    scene INTEGER NOT NULL,
    script TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    at REAL NOT NULL CHECK (at >= 0 AND at < 9e999),
    action TEXT NOT NULL
        CHECK (action = 'activate' OR action = 'deactivate' OR action = 'selectPortal' OR action = 'selectView'
            OR action = 'transfer' OR action = 'presentContext' OR action = 'dismissContext' OR action = 'present'
            OR action = 'dismiss' OR action = 'tapBackground' OR action = 'appear' OR action = 'move'
            OR action = 'remove' OR action = 'scroll' OR action = 'endScroll' OR action = 'tap' OR action = 'phase'),
    transition TEXT
        CHECK ((transition IS NOT NULL) = (action = 'activate' OR action = 'deactivate' OR action = 'selectPortal')),
    namespace TEXT CHECK ((namespace IS NOT NULL) = (action = 'transfer')),
    portal TEXT CHECK (CASE action WHEN 'transfer' THEN portal IS NOT NULL  -- the open one
        WHEN 'selectPortal' THEN 1 ELSE portal IS NULL END),  -- the item; NULL: none
    to_portal TEXT CHECK ((to_portal IS NOT NULL) = (action = 'transfer')),
    context TEXT CHECK ((context IS NOT NULL) = (action IN ('presentContext', 'dismissContext'))),
    popup TEXT
        CHECK ((popup IS NOT NULL) = (action = 'present' OR action = 'dismiss' OR action = 'tapBackground'
            OR action = 'selectView')),
    delayed TEXT CHECK ((delayed IS NOT NULL) = (action = 'appear')),
    view TEXT CHECK (CASE action WHEN 'move' THEN view IS NOT NULL WHEN 'remove' THEN view IS NOT NULL
        WHEN 'selectView' THEN 1 ELSE view IS NULL END),  -- selectView: the item; NULL: none
    header TEXT CHECK ((header IS NOT NULL) = (action IN ('scroll', 'endScroll'))),
    x REAL CHECK ((x IS NOT NULL) = (action IN ('move', 'tap')) AND abs(x) < 9e999),
    y REAL CHECK ((y IS NOT NULL) = (action IN ('move', 'tap')) AND abs(y) < 9e999),
    width REAL CHECK ((width IS NOT NULL) = (action = 'move') AND width >= 0 AND width < 9e999),
    height REAL CHECK ((height IS NOT NULL) = (action = 'move') AND height >= 0 AND height < 9e999),
    scroll_offset REAL CHECK ((scroll_offset IS NOT NULL) = (action = 'scroll') AND abs(scroll_offset) < 9e999),
    phase TEXT
        CHECK ((phase IS NOT NULL) = (action = 'phase') AND (phase = 'active' OR phase = 'inactive'
            OR phase = 'background')),
    PRIMARY KEY (scene, script, position),
    FOREIGN KEY (scene, script) REFERENCES script (scene, name) ON DELETE CASCADE,
    FOREIGN KEY (scene, transition) REFERENCES transition (scene, name),
    FOREIGN KEY (scene, namespace, portal) REFERENCES portal (scene, namespace, id),
    FOREIGN KEY (scene, namespace, to_portal) REFERENCES portal (scene, namespace, id),
    FOREIGN KEY (scene, context) REFERENCES context (scene, name),
    FOREIGN KEY (scene, popup) REFERENCES popup (scene, id),
    FOREIGN KEY (scene, delayed) REFERENCES delayed (scene, name),
    FOREIGN KEY (scene, view) REFERENCES view (scene, id),
    FOREIGN KEY (scene, header) REFERENCES header (scene, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX script_step_transition ON script_step (scene, transition) WHERE transition IS NOT NULL;
CREATE INDEX script_step_portal ON script_step (scene, namespace, portal) WHERE portal IS NOT NULL;
CREATE INDEX script_step_to_portal ON script_step (scene, namespace, to_portal) WHERE to_portal IS NOT NULL;
CREATE INDEX script_step_context ON script_step (scene, context) WHERE context IS NOT NULL;
CREATE INDEX script_step_popup ON script_step (scene, popup) WHERE popup IS NOT NULL;
CREATE INDEX script_step_delayed ON script_step (scene, delayed) WHERE delayed IS NOT NULL;
CREATE INDEX script_step_view ON script_step (scene, view) WHERE view IS NOT NULL;
CREATE INDEX script_step_header ON script_step (scene, header) WHERE header IS NOT NULL;
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
CREATE TABLE "recording" (  -- what a play showed; a new result is compared with the one that is not replaced
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
CREATE UNIQUE INDEX recording_current ON recording (scene, play, fps, time_limit, reduce_motion)
    WHERE replaced_at IS NULL;
CREATE TABLE identity (  -- the library that an exported file is; in other files there is none
    only INTEGER PRIMARY KEY CHECK (only = 1),
    library TEXT NOT NULL
        CHECK (library GLOB '????????-????-????-????-????????????' AND library NOT GLOB '*[^0-9a-f-]*'
            AND length(replace(library, '-', '')) = 32),  -- follows from the name
    name TEXT NOT NULL CHECK (name <> '')
) STRICT;
CREATE TABLE library (  -- those whose files were imported
    id TEXT NOT NULL PRIMARY KEY
        CHECK (id GLOB '????????-????-????-????-????????????' AND id NOT GLOB '*[^0-9a-f-]*'
            AND length(replace(id, '-', '')) = 32),
    name TEXT NOT NULL CHECK (name <> ''),
    imported_at TEXT NOT NULL  -- UTC; the last time that something of it was taken
) STRICT, WITHOUT ROWID;
CREATE TABLE provenance (  -- what came from where: each thing of a library is here once
    library TEXT NOT NULL REFERENCES library,
    kind TEXT NOT NULL CHECK (kind = 'preset' OR kind = 'popupSettings' OR kind = 'scene'),
    their_name TEXT NOT NULL CHECK (their_name <> ''),
    preset TEXT CHECK ((preset IS NOT NULL) = (kind = 'preset'))
        REFERENCES preset ON DELETE CASCADE ON UPDATE CASCADE,
    popup_settings TEXT CHECK ((popup_settings IS NOT NULL) = (kind = 'popupSettings'))
        REFERENCES popup_settings ON DELETE CASCADE ON UPDATE CASCADE,
    scene INTEGER CHECK ((scene IS NOT NULL) = (kind = 'scene')) REFERENCES scene ON DELETE CASCADE,
    imported_at TEXT NOT NULL,  -- UTC
    their_digest TEXT NOT NULL  -- of what their file had
        CHECK (their_digest GLOB 'sha256:*' AND length(their_digest) = 71),
    our_digest TEXT NOT NULL  -- of what was written here, in their names: other content now was edited here
        CHECK (our_digest GLOB 'sha256:*' AND length(our_digest) = 71),
    PRIMARY KEY (library, kind, their_name)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX provenance_preset ON provenance (preset) WHERE preset IS NOT NULL;
CREATE UNIQUE INDEX provenance_popup_settings ON provenance (popup_settings) WHERE popup_settings IS NOT NULL;
CREATE UNIQUE INDEX provenance_scene ON provenance (scene) WHERE scene IS NOT NULL;
CREATE TABLE "preset" (  -- a named animation
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
CREATE INDEX preset_base ON preset (base_preset) WHERE base_preset IS NOT NULL;
CREATE TABLE "popup" (
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
CREATE INDEX popup_view ON popup (scene, view) WHERE view IS NOT NULL;
CREATE INDEX popup_with_settings ON popup (settings) WHERE settings IS NOT NULL;
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
