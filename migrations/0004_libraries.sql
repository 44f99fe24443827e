-- What an exported file is called, and where imported things came from.

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
