import PortalModel
import PortalSQLite

/// Something of a catalog in which a text was found.
public struct SearchHit: Hashable, Sendable {
    /// What it is, in words: `preset`, `pop-up settings`, `view`.
    public var kind: String
    /// Its name, as `SCENE/NAME` if it is in a scene.
    public var name: String
    /// Where the text is, as `name`, `summary` or `animation`: of several places the one that tells most.
    public var place: String
    /// What is written there.
    public var text: String
}

extension CatalogStore {
    /// Hands on what has a text in its names, titles, tags, labels or animations, in one statement. What is called so
    /// comes first, then what has it as a part between slashes, what begins so, other names, words, and animations.
    ///
    /// - Parameters:
    ///   - text: taken as it is. As SQLite's LIKE has it, ASCII's capital and small letters are the same; all others
    ///     are compared as they are, which for names means in NFC.
    package func search(_ text: String, limit: Int? = nil, _ body: (SearchHit) throws -> Void) throws {
        let text = NameRules.normalized(text)
        let pattern = text.unicodeScalars.reduce(into: "") { pattern, scalar in
            if scalar == "%" || scalar == "_" || scalar == "~" { pattern += "~" }
            pattern.unicodeScalars.append(scalar)
        }
        try database.forEachRow(
            of: SearchHit.self,
            """
            WITH hit (kind, name, place, text, weight) AS (
                SELECT 'preset', name, place,
                    CASE place WHEN 'name' THEN name WHEN 'summary' THEN summary ELSE animation END,
                    CASE place WHEN 'name' THEN 0 WHEN 'summary' THEN 5 ELSE 7 END
                FROM (
                    SELECT name, summary, animation, CASE
                        WHEN name LIKE ?2 ESCAPE '~' THEN 'name' WHEN summary LIKE ?2 ESCAPE '~' THEN 'summary'
                        WHEN animation LIKE ?2 ESCAPE '~' THEN 'animation' END AS place
                    FROM preset)
                WHERE place IS NOT NULL
                UNION ALL
                SELECT 'preset', preset, 'tag', tag, 4 FROM preset_tag WHERE tag LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'pop-up settings', name, 'name', name, 0 FROM popup_settings WHERE name LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'pop-up settings', name, 'present', present, 7 FROM popup_settings
                WHERE present LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'pop-up settings', name, 'dismiss', dismiss, 8 FROM popup_settings
                WHERE dismiss LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'scene', name, 'name', name, 0 FROM scene WHERE name LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'scene', name, 'title', title, 4 FROM scene WHERE title LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT 'library', name, 'name', name, 0 FROM library WHERE name LIKE ?2 ESCAPE '~'
                UNION ALL
                SELECT part.kind, scene.name || '/' || part.name, part.place, part.text, part.weight
                FROM (
                    SELECT scene, 'context' AS kind, name, 'name' AS place, name AS text, 0 AS weight FROM context
                    UNION ALL SELECT scene, 'context', name, 'animation', animation, 7 FROM context
                    UNION ALL SELECT scene, 'view', id, 'id', id, 0 FROM view
                    UNION ALL SELECT scene, 'view', id, 'label', label, 4 FROM view
                    UNION ALL SELECT scene, 'portal', iif(namespace = '', '', namespace || '/') || id, 'id', id, 0
                    FROM portal
                    UNION ALL SELECT scene, 'portal', iif(namespace = '', '', namespace || '/') || id, 'namespace',
                        namespace, 6 FROM portal
                    UNION ALL SELECT scene, 'portal', iif(namespace = '', '', namespace || '/') || id, 'group',
                        portal_group, 6 FROM portal
                    UNION ALL SELECT scene, 'portal', iif(namespace = '', '', namespace || '/') || id, 'label',
                        layer_label, 4 FROM portal
                    UNION ALL SELECT scene, 'transition', name, 'name', name, 0 FROM transition
                    UNION ALL SELECT scene, 'transition', name, 'animation', animation, 7 FROM transition
                    UNION ALL SELECT scene, 'transition', name, 'reverseAnimation', reverse_animation, 8
                    FROM transition
                    UNION ALL SELECT scene, 'transition', transition, 'effects', animation, 9 FROM layer_effect_step
                    UNION ALL SELECT scene, 'pop-up', id, 'id', id, 0 FROM popup
                    UNION ALL SELECT scene, 'pop-up', id, 'settings', settings, 6 FROM popup
                    UNION ALL SELECT scene, 'pop-up', id, 'present', present, 7 FROM popup
                    UNION ALL SELECT scene, 'pop-up', id, 'dismiss', dismiss, 8 FROM popup
                    UNION ALL SELECT scene, 'delayed container', name, 'name', name, 0 FROM delayed
                    UNION ALL SELECT scene, 'header', id, 'id', id, 0 FROM header
                    UNION ALL SELECT scene, 'header', id, 'title', title_text, 4 FROM header
                    UNION ALL SELECT scene, 'header', id, 'subtitle', subtitle, 5 FROM header
                    UNION ALL SELECT scene, 'script', name, 'name', name, 0 FROM script
                ) AS part JOIN scene ON scene.id = part.scene
                WHERE part.text LIKE ?2 ESCAPE '~'
            ), ranked AS (
                SELECT kind, name, place, text, min(CASE
                    WHEN weight > 0 THEN 4 + weight
                    WHEN text = ?1 COLLATE NOCASE THEN 0
                    WHEN '/' || text || '/' LIKE '%/' || ?3 || '/%' ESCAPE '~' THEN 1
                    WHEN text LIKE ?3 || '%' ESCAPE '~' THEN 2
                    WHEN text LIKE '%/' || ?3 || '%' ESCAPE '~' THEN 3
                    ELSE 4 END) AS rank
                FROM hit GROUP BY kind, name
            )
            SELECT kind, name, place, text FROM ranked
            ORDER BY rank, kind NOT IN ('preset', 'pop-up settings', 'scene'), name, kind LIMIT ?4
            """, text, "%\(pattern)%", pattern, limit ?? -1, body: body)
    }
}

extension SearchHit: RowDecodable {
    package static var columns: [String] { ["kind", "name", "place", "text"] }

    package init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        name = try row.next()
        place = try row.next()
        text = try row.next()
    }
}
