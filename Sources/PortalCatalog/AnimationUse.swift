import PortalModel
import PortalSQLite

/// A place of the catalog where an animation is spelt.
public struct AnimationUse: Hashable, Sendable {
    public enum Owner: Hashable, Sendable {
        case preset(Preset.ID)
        case popupSettings(PopupSettings.ID)
        case scene(Scene.ID)
    }

    public var owner: Owner
    /// Below the owner, as `transitions[2].animation`.
    public var path: JSONPath
    public var animation: AnimationText
}

extension CatalogStore {
    /// Hands on every animation of the catalog with its place, in one statement.
    ///
    /// - Parameter preset: only those that refer to this preset, by its name or by `{name}` with modifiers.
    package func forEachAnimationUse(
        of preset: Preset.ID? = nil, _ body: (AnimationUse) throws -> Void
    ) throws {
        try database.forEachRow(
            of: AnimationUse.self,
            """
            WITH animation_use (kind, owner, list, position, effect, trigger, step, field, animation) AS (
                SELECT 'preset', name, NULL, NULL, NULL, NULL, NULL, 'animation', animation FROM preset
                UNION ALL
                SELECT 'popupSettings', name, NULL, NULL, NULL, NULL, NULL, 'present', present FROM popup_settings
                UNION ALL
                SELECT 'popupSettings', name, NULL, NULL, NULL, NULL, NULL, 'dismiss', dismiss FROM popup_settings
                UNION ALL
                SELECT 'scene', scene.name, 'contexts', position, NULL, NULL, NULL, 'animation', animation
                FROM context JOIN scene ON scene.id = context.scene
                UNION ALL
                SELECT 'scene', scene.name, 'transitions', position, NULL, NULL, NULL, 'animation', animation
                FROM transition JOIN scene ON scene.id = transition.scene
                UNION ALL
                SELECT 'scene', scene.name, 'transitions', position, NULL, NULL, NULL,
                    'reverseAnimation', reverse_animation
                FROM transition JOIN scene ON scene.id = transition.scene
                UNION ALL
                SELECT 'scene', scene.name, 'transitions', transition.position, layer_effect_step.effect,
                    layer_effect_step.trigger, layer_effect_step.position, 'animation', layer_effect_step.animation
                FROM layer_effect_step
                JOIN transition ON transition.scene = layer_effect_step.scene
                    AND transition.name = layer_effect_step.transition
                JOIN scene ON scene.id = layer_effect_step.scene
                UNION ALL
                SELECT 'scene', scene.name, 'popups', position, NULL, NULL, NULL, 'settings.present', present
                FROM popup JOIN scene ON scene.id = popup.scene
                UNION ALL
                SELECT 'scene', scene.name, 'popups', position, NULL, NULL, NULL, 'settings.dismiss', dismiss
                FROM popup JOIN scene ON scene.id = popup.scene
            )
            SELECT kind, owner, list, position, effect, trigger, step, field, animation FROM animation_use
            WHERE animation IS NOT NULL
                AND (?1 IS NULL OR animation = ?1 OR substr(animation, 1, length(?1) + 2) = '{' || ?1 || '}')
            """, preset, body: body)
    }
}

extension AnimationUse: RowDecodable {
    package static var columns: [String] {
        ["kind", "owner", "list", "position", "effect", "trigger", "step", "field", "animation"]
    }

    package init(row: inout Row) throws(SQLiteError) {
        let (kind, owner): (OwnerKind, String) = (try row.next(), try row.next())
        self.owner =
            switch kind {
            case .preset: .preset(Preset.ID(owner))
            case .popupSettings: .popupSettings(PopupSettings.ID(owner))
            case .scene: .scene(Scene.ID(owner))
            }
        path = try Self.path(&row)
        animation = try row.next()
    }

    private static func path(_ row: inout Row) throws(SQLiteError) -> JSONPath {
        var path = JSONPath()
        let (list, position): (String?, Int?) = (try row.next(), try row.next())
        if let list, let position { path = path[list][position] }
        let effect: Int? = try row.next()
        let (trigger, step): (LayerEffectStepTable.Trigger?, Int?) = (try row.next(), try row.next())
        if let effect, let trigger, let step {
            path = path["effects"][effect][trigger == .activate ? "onActivate" : "onDeactivate"][step]
        }
        let field: String = try row.next()
        for key in field.split(separator: ".") { path = path[String(key)] }
        return path
    }
}

private enum OwnerKind: String, CaseIterable, TextColumnValue {
    case preset, popupSettings, scene
}
