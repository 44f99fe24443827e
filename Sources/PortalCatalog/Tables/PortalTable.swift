import PortalModel
import PortalSQLite

/// The table `portal`.
enum PortalTable {
    static func insert(_ portals: [Portal], scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO portal
                (scene, namespace, id, position, portal_group, source, destination,
                own_layer, layer_fill, layer_corner_radius, layer_label,
                mirror_hides_source, mirror_matches_alpha, mirror_matches_transform, mirror_matches_position)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: portals.count
        ) { position, row in
            let portal = portals[position]
            row.add(scene)
            row.add(portal.key.namespace)
            row.add(portal.key.id)
            row.add(position)
            row.add(portal.group)
            row.add(portal.source)
            row.add(portal.destination)
            row.add(portal.layer != nil)
            row.add(WordList(nonEmpty: portal.layer?.fill ?? []))
            row.add(portal.layer?.cornerRadius)
            row.add(portal.layer?.label)
            row.add(portal.mirror?.hidesSource)
            row.add(portal.mirror?.matchesAlpha)
            row.add(portal.mirror?.matchesTransform)
            row.add(portal.mirror?.matchesPosition)
        }
    }

    static func portals(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Portal] {
        try scenes.list(
            """
            SELECT scene, position, namespace, id, portal_group, source, destination,
                own_layer, layer_fill, layer_corner_radius, layer_label,
                mirror_hides_source, mirror_matches_alpha, mirror_matches_transform, mirror_matches_position
            FROM portal WHERE scene BETWEEN ? AND ? ORDER BY scene, namespace, id
            """, of: scene)
    }
}

extension Portal: RowDecodable {
    package static var columns: [String] {
        [
            "namespace", "id", "portal_group", "source", "destination",
            "own_layer", "layer_fill", "layer_corner_radius", "layer_label",
            "mirror_hides_source", "mirror_matches_alpha", "mirror_matches_transform", "mirror_matches_position",
        ]
    }

    package init(row: inout Row) throws(SQLiteError) {
        self.init(
            key: Key(namespace: try row.next(), id: try row.next()), group: try row.next(), source: try row.next(),
            destination: try row.next(), layer: try Self.layer(&row), mirror: try Self.mirror(&row))
    }

    private static func layer(_ row: inout Row) throws(SQLiteError) -> Layer? {
        let isOwn: Bool = try row.next()
        let layer = Layer(
            fill: try row.next(WordList<HexColor>?.self)?.words ?? [], cornerRadius: try row.next(),
            label: try row.next())
        return isOwn ? layer : nil
    }

    private static func mirror(_ row: inout Row) throws(SQLiteError) -> Mirror? {
        let (hidesSource, matchesAlpha): (Bool?, Bool?) = (try row.next(), try row.next())
        let (matchesTransform, matchesPosition): (Bool?, Bool?) = (try row.next(), try row.next())
        guard let hidesSource, let matchesAlpha, let matchesTransform, let matchesPosition else { return nil }
        return Mirror(
            hidesSource: hidesSource, matchesAlpha: matchesAlpha, matchesTransform: matchesTransform,
            matchesPosition: matchesPosition)
    }
}
