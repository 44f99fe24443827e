import PortalModel
import PortalMotion

/// Portal's own advice: a sheet needs a moment, and a flight that is over sooner lands on a moving one.
enum HurriedSheets: Rule {
    static let code = "P203"

    /// Seconds.
    private static let shortest = 0.3

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.transitions.enumerated().compactMap { place, transition in
            guard let text = transition.animation, let animation = checked.animation(text),
                let duration = animation.nominalDuration, duration < shortest, checked.opensSheet(transition)
            else { return nil }
            return warning(
                "transition '\(transition.name)'", JSONPath()["transitions"][place]["animation"],
                "'\(text)' takes \(duration.shortestText) s, and a sheet needs \(shortest.shortestText) s to come up",
                "use a duration of \(shortest.shortestText) s or more")
        }
    }
}

extension CheckedScene {
    fileprivate func opensSheet(_ transition: Transition) -> Bool {
        index.portals(of: transition).contains { portal in
            guard let view = index.views[scene.portals[portal].destination],
                let context = index.viewContexts[view]
            else { return false }
            return scene.allContexts[context].presentation == .sheet
        }
    }
}
