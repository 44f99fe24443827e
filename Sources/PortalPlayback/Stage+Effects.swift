import PortalModel
import PortalMotion

extension Stage {
    mutating func scheduleEffects(_ portal: Int, isOpening: Bool) {
        guard let acting = portals[portal].acting, !options.reduceMotion else { return }
        for (index, effect) in plan.transitions[acting].effects.enumerated() {
            let steps = isOpening ? effect.onActivate : effect.onDeactivate
            for (number, step) in steps.enumerated() {
                let place = Agenda.EffectPlace(transition: acting, effect: index, step: number, isOpening: isOpening)
                schedule(.effect(portal: portal, place: place), after: step.at)
            }
        }
    }

    /// A step that comes after its portal has closed sets the value at once: an inactive portal animates nothing.
    mutating func performEffect(_ portal: Int, _ place: Agenda.EffectPlace) {
        let effect = plan.transitions[place.transition].effects[place.effect]
        let step = (place.isOpening ? effect.onActivate : effect.onDeactivate)[place.step]
        let motion = Motion(step.animation)
        for target in LayerEffect.Target.allCases where effect.targets.contains(target) {
            if portals[portal].isActive {
                portals[portal].effects.animate(
                    effect.property, target, to: step.to, with: motion, frame: frame, fps: options.fps)
            } else {
                portals[portal].effects.set(effect.property, target, to: step.to)
            }
        }
    }
}
