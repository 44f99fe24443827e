/// What the program asks a catalog, for bare statements to ask the same.
enum BareQueries {
    /// - Parameter after: an SQL literal.
    static func scenes(after name: String = "''", limit: Int) -> String {
        let counts = [
            "context", "view", "portal", "transition", "popup", "delayed", "header", "script",
        ].map { "(SELECT count(*) FROM \($0) WHERE scene = scene.id)" }
        return """
            SELECT name, title, canvas_width, canvas_height, \(counts.joined(separator: ", ")),
                (SELECT count(*) FROM recording WHERE scene = scene.id AND replaced_at IS NULL)
            FROM scene WHERE name > \(name) ORDER BY name LIMIT \(limit)
            """
    }

    /// The rows of a scene's children, with its id for `?`.
    static let children = [
        ("context", "position"), ("view", "position"), ("portal", "position"), ("transition", "position"),
        ("transition_item", "transition, position"), ("layer_configuration", "transition"),
        ("layer_effect", "transition, position"), ("layer_effect_step", "transition, effect, trigger, position"),
        ("popup", "position"), ("popup_item", "popup, position"), ("delayed", "position"),
        ("delayed_view", "delayed, position"), ("header", "position"), ("header_element", "header"),
        ("script", "position"), ("script_step", "script, position"),
    ].map { table, order in "SELECT * FROM \(table) WHERE scene = ? ORDER BY \(order)" }
}
