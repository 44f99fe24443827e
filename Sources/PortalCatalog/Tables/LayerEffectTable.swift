import PortalModel
import PortalSQLite

/// The table `layer_effect`, and with it that of the effects' steps.
enum LayerEffectTable {
    static func insert(of transition: Transition, scene: Int, into database: Connection) throws(SQLiteError) {
        for (position, effect) in transition.effects.enumerated() {
            try database.insert(
                """
                INSERT OR FAIL INTO layer_effect
                    (scene, transition, position, property, on_layer, on_source, on_destination)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                scene, transition.name, position, effect.property, effect.targets.contains(.layer),
                effect.targets.contains(.source), effect.targets.contains(.destination))
            let place = LayerEffectStepTable.EffectKey(transition: transition.name, effect: position)
            try LayerEffectStepTable.insert(effect, at: place, scene: scene, into: database)
        }
    }

    static func effects(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [Transition.ID: [LayerEffect]] {
        let rows: [LayerEffectRow] = try scenes.rows(
            """
            SELECT scene, transition, position, property, on_layer, on_source, on_destination
            FROM layer_effect WHERE scene BETWEEN ? AND ? ORDER BY scene, transition, position
            """, of: scene)
        let steps = try LayerEffectStepTable.steps(ofScene: scene, in: scenes)
        return rows.reduce(into: [:]) { effects, row in
            var effect = row.effect
            effect.onActivate = steps[row.key]?.onActivate ?? []
            effect.onDeactivate = steps[row.key]?.onDeactivate ?? []
            effects[row.key.transition, default: []].append(effect)
        }
    }
}

/// An effect without its steps.
private struct LayerEffectRow: RowDecodable {
    static var columns: [String] {
        ["transition", "position", "property", "on_layer", "on_source", "on_destination"]
    }

    let key: LayerEffectStepTable.EffectKey
    let effect: LayerEffect

    init(row: inout Row) throws(SQLiteError) {
        key = LayerEffectStepTable.EffectKey(transition: try row.next(), effect: try row.next())
        let property: LayerEffect.Property = try row.next()
        var targets: Set<LayerEffect.Target> = []
        for target in [LayerEffect.Target.layer, .source, .destination] where try row.next(Bool.self) {
            targets.insert(target)
        }
        effect = LayerEffect(property: property, targets: targets)
    }
}
