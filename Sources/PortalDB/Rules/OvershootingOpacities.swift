import PortalModel
import PortalMotion

/// An opacity goes where it is to go, and no further: what is beyond 0 or 1 is not seen, and what comes back flickers.
///
/// It is asked of what has an animation for its opacity: effects and configurations. A pop-up's content scales with the
/// same animation, and there the bounce is what one wants.
enum OvershootingOpacities: Rule {
    static let code = "P204"

    /// Less is not seen in eight bits a channel.
    private static let visible = 1.0 / 255

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.transitions.enumerated().flatMap { place, transition in
            (checked.opacityChanges(ofEffectsOf: transition) + checked.opacityChanges(ofLayerOf: transition))
                .compactMap { change in
                    finding(
                        change, "transition '\(transition.name)'",
                        JSONPath()["transitions"][place] + change.path)
                }
        }
    }

    private static func finding(_ change: OpacityChange, _ subject: String, _ path: JSONPath) -> Finding? {
        let way = change.to - change.from
        guard way != 0, let part = AnimationAnalysis(change.animation, distance: way).overshoot?.part,
            part * abs(way) >= visible
        else { return nil }
        let extreme = change.to + part * way
        let effect =
            0...1 ~= extreme
            ? "before it settles at \(change.to.shortestText)"
            : "on its way to \(change.to.shortestText), and what is beyond 0...1 is cut off"
        return warning(
            subject, path, "'\(change.animation)' takes the opacity to \(extreme.text(places: 3)) \(effect)",
            "use an animation without bounce, as '.smooth' or '.easeOut'")
    }
}

private struct OpacityChange {
    var from: Double
    var to: Double
    var animation: Animation
    /// Below the transition.
    var path: JSONPath
}

extension CheckedScene {
    /// The steps of the opacity effects, each from where the one before it goes to, the first from 1.
    fileprivate func opacityChanges(ofEffectsOf transition: Transition) -> [OpacityChange] {
        var changes: [OpacityChange] = []
        for (place, effect) in transition.effects.enumerated() where effect.property == .opacity {
            var opacity = 1.0
            for (key, steps) in [("onActivate", effect.onActivate), ("onDeactivate", effect.onDeactivate)] {
                for (number, step) in steps.enumerated() {
                    if let animation = animation(step.animation) {
                        let path = JSONPath()["effects"][place][key][number]["animation"]
                        changes.append(OpacityChange(from: opacity, to: step.to, animation: animation, path: path))
                    }
                    opacity = step.to
                }
            }
        }
        return changes
    }

    /// A configuration's opacity there with the transition's animation, and back with the reverse one.
    fileprivate func opacityChanges(ofLayerOf transition: Transition) -> [OpacityChange] {
        guard let configuration = transition.configuration, let animation = animation(of: transition) else { return [] }
        let (closed, open) = (configuration.inactive.opacity ?? 1, configuration.active.opacity ?? 1)
        let path = JSONPath()["configuration"]
        let change = OpacityChange(from: closed, to: open, animation: animation, path: path)
        let reverse = transition.reverseAnimation.map { self.animation($0) } ?? animation
        let back = reverse.map { OpacityChange(from: open, to: closed, animation: $0, path: path) }
        return [change] + [back].compactMap { $0 }
    }
}
