import PortalModel
import PortalSQLite

/// A scene as a list shows it.
public struct SceneSummary: Hashable, Sendable {
    public var name: Scene.ID
    public var title: String?
    public var canvas: Size
    public var contextCount: Int
    public var viewCount: Int
    public var portalCount: Int
    public var transitionCount: Int
    public var popupCount: Int
    public var delayedCount: Int
    public var headerCount: Int
    public var scriptCount: Int
    public var recordingCount: Int

    /// How many things of it can be played.
    public var playCount: Int { transitionCount + popupCount + delayedCount + headerCount + scriptCount }
}

extension SceneSummary: RowDecodable {
    package static var columns: [String] {
        [
            "name", "title", "canvas_width", "canvas_height", "context_count", "view_count", "portal_count",
            "transition_count", "popup_count", "delayed_count", "header_count", "script_count", "recording_count",
        ]
    }

    package init(row: inout Row) throws(SQLiteError) {
        name = try row.next()
        title = try row.next()
        canvas = Size(width: try row.next(), height: try row.next())
        contextCount = try row.next()
        viewCount = try row.next()
        portalCount = try row.next()
        transitionCount = try row.next()
        popupCount = try row.next()
        delayedCount = try row.next()
        headerCount = try row.next()
        scriptCount = try row.next()
        recordingCount = try row.next()
    }
}

/// A transition as a list shows it.
public struct TransitionSummary: Hashable, Sendable {
    public var scene: Scene.ID
    public var name: Transition.ID
    public var kind: TransitionKind
    public var namespace: String
    /// The portal, the group, or the items with a comma between them.
    public var subject: String
    public var animation: AnimationText?
    public var handoff: HandoffKind
}

extension TransitionSummary: RowDecodable {
    package static var columns: [String] {
        ["scene", "name", "kind", "namespace", "subject", "animation", "handoff"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        scene = try row.next()
        name = try row.next()
        kind = try row.next()
        namespace = try row.next()
        subject = try row.next()
        animation = try row.next()
        handoff = try row.next()
    }
}

extension CatalogStore {
    /// A page of scenes by name, in one statement.
    ///
    /// - Parameters:
    ///   - name: the last name of the page before.
    ///   - pattern: a GLOB pattern that the names match, as `portal-*`.
    ///   - library: only what came from it.
    package func scenes(
        after name: Scene.ID? = nil, limit: Int, matching pattern: String? = nil, from library: Library.ID? = nil
    ) throws -> [SceneSummary] {
        let span = NameSpan(after: name?.rawValue, matching: pattern)
        return try database.rows(
            """
            SELECT name, title, canvas_width, canvas_height,
                (SELECT count(*) FROM context WHERE context.scene = scene.id) AS context_count,
                (SELECT count(*) FROM view WHERE view.scene = scene.id) AS view_count,
                (SELECT count(*) FROM portal WHERE portal.scene = scene.id) AS portal_count,
                (SELECT count(*) FROM transition WHERE transition.scene = scene.id) AS transition_count,
                (SELECT count(*) FROM popup WHERE popup.scene = scene.id) AS popup_count,
                (SELECT count(*) FROM delayed WHERE delayed.scene = scene.id) AS delayed_count,
                (SELECT count(*) FROM header WHERE header.scene = scene.id) AS header_count,
                (SELECT count(*) FROM script WHERE script.scene = scene.id) AS script_count,
                (SELECT count(*) FROM recording WHERE recording.scene = scene.id AND replaced_at IS NULL)
                    AS recording_count
            FROM scene
            WHERE name >= ?1 AND name < ?5 AND (?2 IS NULL OR name GLOB ?2) AND (?4 IS NULL
                OR id IN (SELECT scene FROM provenance WHERE library = ?4 AND kind = 'scene'))
            ORDER BY name LIMIT ?3
            """, span.start, pattern, limit, library, span.end)
    }

    /// A page of the transitions of all scenes by scene and name, in one statement.
    ///
    /// - Parameters:
    ///   - key: the scene and the name of the last of the page before.
    ///   - pattern: a GLOB pattern for `SCENE/NAME`.
    package func transitions(
        after key: (scene: Scene.ID, name: Transition.ID)? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [TransitionSummary] {
        try database.rows(
            """
            SELECT scene.name AS scene, transition.name AS name, transition.kind AS kind,
                transition.namespace AS namespace,
                coalesce(transition.portal, transition.portal_group,
                    (SELECT group_concat(portal, ', ') FROM (
                        SELECT portal FROM transition_item
                        WHERE transition_item.scene = transition.scene
                            AND transition_item.transition = transition.name
                        ORDER BY position)), '') AS subject,
                transition.animation AS animation, transition.handoff AS handoff
            FROM scene JOIN transition ON transition.scene = scene.id
            WHERE scene.name >= ?1 AND (scene.name > ?1 OR transition.name > ?2)
                AND scene.name || '/' || transition.name GLOB ?3
            ORDER BY scene.name, transition.name LIMIT ?4
            """, key?.scene.rawValue ?? "", key?.name.rawValue ?? "", pattern ?? "*", limit)
    }
}
