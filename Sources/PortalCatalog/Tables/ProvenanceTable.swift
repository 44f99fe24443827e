import PortalDigest
import PortalModel
import PortalSQLite

/// The table `provenance`.
enum ProvenanceTable {
    /// Says where something came from; what was known of it, or of another copy of the same thing, goes.
    ///
    /// `OR REPLACE` removes the row of the same thing of the library as well as that of the same thing here.
    static func put(_ provenance: Provenance, into database: Connection) throws(SQLiteError) {
        try database.run(
            """
            INSERT OR REPLACE INTO provenance
                (library, kind, their_name, preset, popup_settings, scene, imported_at, their_digest, our_digest)
            VALUES (?, ?, ?, ?, ?, (SELECT id FROM scene WHERE name = ?), ?, ?, ?)
            """
        ) { row in
            row.add(provenance.library)
            row.add(provenance.kind)
            row.add(provenance.theirName)
            for kind in [.preset, .popupSettings, .scene] as [Provenance.Kind] {
                row.add(provenance.kind == kind ? provenance.name : nil)
            }
            row.add(provenance.importedAt)
            row.add(provenance.theirDigest)
            row.add(provenance.ourDigest)
        }
    }

    /// What came from a library, by kind and name there.
    static func all(of library: Library.ID, in database: Connection) throws(SQLiteError) -> [Provenance] {
        try database.rows(
            """
            SELECT provenance.kind AS kind, provenance.library AS library, provenance.their_name AS their_name,
                coalesce(provenance.preset, provenance.popup_settings, scene.name) AS name,
                provenance.imported_at AS imported_at, provenance.their_digest AS their_digest,
                provenance.our_digest AS our_digest
            FROM provenance LEFT JOIN scene ON scene.id = provenance.scene
            WHERE provenance.library = ? ORDER BY provenance.kind, provenance.their_name
            """, library)
    }

    static func provenance(
        of kind: Provenance.Kind, _ name: String, in database: Connection
    ) throws(SQLiteError) -> Provenance? {
        switch kind {
        case .preset:
            try database.row(
                """
                SELECT kind, library, their_name, preset AS name, imported_at, their_digest, our_digest
                FROM provenance WHERE preset = ?
                """, name)
        case .popupSettings:
            try database.row(
                """
                SELECT kind, library, their_name, popup_settings AS name, imported_at, their_digest, our_digest
                FROM provenance WHERE popup_settings = ?
                """, name)
        case .scene:
            try database.row(
                """
                SELECT provenance.kind AS kind, provenance.library AS library, provenance.their_name AS their_name,
                    scene.name AS name, provenance.imported_at AS imported_at,
                    provenance.their_digest AS their_digest, provenance.our_digest AS our_digest
                FROM scene JOIN provenance ON provenance.scene = scene.id WHERE scene.name = ?
                """, name)
        }
    }
}

extension Provenance.Kind: TextColumnValue {}

extension Provenance: RowDecodable {
    package static var columns: [String] {
        ["kind", "library", "their_name", "name", "imported_at", "their_digest", "our_digest"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            kind: try row.next(), library: try row.next(), theirName: try row.next(), name: try row.next(),
            importedAt: try row.next(), theirDigest: try row.next(), ourDigest: try row.next())
    }
}
