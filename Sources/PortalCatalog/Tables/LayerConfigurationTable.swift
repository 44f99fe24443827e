import PortalModel
import PortalSQLite

/// The table `layer_configuration`.
enum LayerConfigurationTable {
    static func insert(of transition: Transition, scene: Int, into database: Connection) throws(SQLiteError) {
        guard let configuration = transition.configuration else { return }
        let level = LevelColumns(configuration.level)
        let (inactive, active) = (configuration.inactive, configuration.active)
        try database.insert(
            """
            INSERT OR FAIL INTO layer_configuration
                (scene, transition, level, modifier_order,
                source_x, source_y, source_width, source_height,
                destination_x, destination_y, destination_width, destination_height, aspect,
                inactive_corner_radius, inactive_shadow_radius, inactive_opacity, inactive_blur,
                active_corner_radius, active_shadow_radius, active_opacity, active_blur)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            scene, transition.name, level.kind, WordList(nonEmpty: level.order), level.source?.x, level.source?.y,
            level.source?.width, level.source?.height, level.destination?.x, level.destination?.y,
            level.destination?.width, level.destination?.height, level.aspect,
            inactive.cornerRadius, inactive.shadowRadius, inactive.opacity, inactive.blur,
            active.cornerRadius, active.shadowRadius, active.opacity, active.blur)
    }

    static func configurations(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [Transition.ID: LayerConfiguration] {
        let rows: [LayerConfigurationRow] = try scenes.rows(
            """
            SELECT scene, transition, level, modifier_order,
                source_x, source_y, source_width, source_height,
                destination_x, destination_y, destination_width, destination_height, aspect,
                inactive_corner_radius, inactive_shadow_radius, inactive_opacity, inactive_blur,
                active_corner_radius, active_shadow_radius, active_opacity, active_blur
            FROM layer_configuration WHERE scene BETWEEN ? AND ? ORDER BY scene
            """, of: scene)
        return rows.reduce(into: [:]) { $0[$1.transition] = $1.configuration }
    }
}

private enum LevelKind: String, CaseIterable, TextColumnValue {
    case styling, full, raw
}

private struct LevelColumns {
    var kind = LevelKind.styling
    var order: [LayerConfiguration.Modifier] = []
    var source: Rectangle?
    var destination: Rectangle?
    var aspect: LayerConfiguration.Aspect?

    init(_ level: LayerConfiguration.Level) {
        switch level {
        case .styling: break
        case .full(let modifiers): (kind, order) = (.full, modifiers)
        case .raw(let start, let end, let form): (kind, source, destination, aspect) = (.raw, start, end, form)
        }
    }
}

private struct LayerConfigurationRow: RowDecodable {
    static var columns: [String] {
        [
            "transition", "level", "modifier_order",
            "source_x", "source_y", "source_width", "source_height",
            "destination_x", "destination_y", "destination_width", "destination_height", "aspect",
            "inactive_corner_radius", "inactive_shadow_radius", "inactive_opacity", "inactive_blur",
            "active_corner_radius", "active_shadow_radius", "active_opacity", "active_blur",
        ]
    }

    let transition: Transition.ID
    let configuration: LayerConfiguration

    init(row: inout Row) throws(SQLiteError) {
        transition = try row.next()
        let kind: LevelKind = try row.next()
        let order: WordList<LayerConfiguration.Modifier>? = try row.next()
        let (source, destination) = (try row.optionalRectangle(), try row.optionalRectangle())
        let aspect: LayerConfiguration.Aspect? = try row.next()
        let level: LayerConfiguration.Level =
            switch kind {
            case .styling: .styling
            case .full: .full(order: order?.words ?? [])
            case .raw: .raw(source: source, destination: destination, aspect: aspect)
            }
        configuration = LayerConfiguration(
            level: level, inactive: try Self.style(&row), active: try Self.style(&row))
    }

    private static func style(_ row: inout Row) throws(SQLiteError) -> LayerStyle {
        LayerStyle(
            cornerRadius: try row.next(), shadowRadius: try row.next(), opacity: try row.next(), blur: try row.next())
    }
}
