import PortalModel
import PortalSQLite

/// The table `layer_effect_step`.
enum LayerEffectStepTable {
    /// Which effect of a scene.
    struct EffectKey: Hashable {
        let transition: Transition.ID
        let effect: Int
    }

    enum Trigger: String, CaseIterable, TextColumnValue {
        case activate, deactivate
    }

    static func insert(
        _ effect: LayerEffect, at key: EffectKey, scene: Int, into database: Connection
    ) throws(SQLiteError) {
        for (trigger, steps) in [(Trigger.activate, effect.onActivate), (.deactivate, effect.onDeactivate)] {
            for (position, step) in steps.enumerated() {
                try database.insert(
                    """
                    INSERT OR FAIL INTO layer_effect_step
                        (scene, transition, effect, trigger, position, at, target, animation)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    scene, key.transition, key.effect, trigger, position, step.at, step.to, step.animation)
            }
        }
    }

    static func steps(
        ofScene scene: Int, in scenes: SceneRows
    ) throws(SQLiteError) -> [EffectKey: (onActivate: [LayerEffect.Step], onDeactivate: [LayerEffect.Step])] {
        let rows: [LayerEffectStepRow] = try scenes.rows(
            """
            SELECT scene, transition, effect, trigger, at, target, animation
            FROM layer_effect_step WHERE scene BETWEEN ? AND ? ORDER BY scene, transition, effect, trigger, position
            """, of: scene)
        return rows.reduce(into: [:]) { steps, row in
            switch row.trigger {
            case .activate: steps[row.key, default: ([], [])].onActivate.append(row.step)
            case .deactivate: steps[row.key, default: ([], [])].onDeactivate.append(row.step)
            }
        }
    }
}

private struct LayerEffectStepRow: RowDecodable {
    static var columns: [String] { ["transition", "effect", "trigger", "at", "target", "animation"] }

    let key: LayerEffectStepTable.EffectKey
    let trigger: LayerEffectStepTable.Trigger
    let step: LayerEffect.Step

    init(row: inout Row) throws(SQLiteError) {
        key = LayerEffectStepTable.EffectKey(transition: try row.next(), effect: try row.next())
        trigger = try row.next()
        step = LayerEffect.Step(at: try row.next(), to: try row.next(), animation: try row.next())
    }
}
