import PortalModel

/// An effect acts on something.
enum IdleEffects: Rule {
    static let code = "P305"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.transitions.enumerated().flatMap { place, transition in
            transition.effects.enumerated().filter { $1.targets.isEmpty }.map { number, _ in
                warning(
                    "transition '\(transition.name)'", JSONPath()["transitions"][place]["effects"][number]["on"],
                    "the effect acts on nothing, so nothing of it will show",
                    "name what it acts on, or leave 'on' out for all")
            }
        }
    }
}
