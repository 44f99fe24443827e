import PortalModel
import PortalMotion

extension Stage {
    /// The grace that Portal 1.x adds to the declared duration, in seconds.
    private static let timedGrace = 0.2
    /// Seconds.
    private static let fadeDuration = 0.1
    /// Seconds.
    private static let crossfadeDuration = 0.2

    mutating func startFlight(_ portal: Int) {
        guard let acting = portals[portal].acting else { return }
        let transition = plan.transitions[acting]
        portals[portal].stage = .flying
        portals[portal].isFlown = true
        emit(.flightStarted, plan.portals[portal].subject)
        fly(portal, with: transition.animation)
        scheduleEffects(portal, isOpening: true)
        if case .timed(let duration) = transition.handoff {
            schedule(.handOff(portal: portal), after: duration + Self.timedGrace)
        }
    }

    /// The end of a timed flight: destination and layer change places in one frame.
    mutating func handOff(_ portal: Int) {
        portals[portal].isHandedOff = true
        emit(.destinationShown, plan.portals[portal].subject)
        hideLayer(portal)
    }

    mutating func hideLayer(_ portal: Int) {
        hide(portal)
        portals[portal].stage = .rest
        finish(portal)
    }

    mutating func startReturn(_ portal: Int) {
        guard let acting = portals[portal].acting else { return }
        portals[portal].stage = .flying
        portals[portal].isHandedOff = false
        showLayer(portal)
        portals[portal].isFlown = false
        emit(.flightStarted, plan.portals[portal].subject)
        fly(portal, with: plan.transitions[acting].reverseAnimation)
        scheduleEffects(portal, isOpening: false)
        scheduleEndOfReturn(portal)
    }

    mutating func scheduleEndOfReturn(_ portal: Int) {
        guard let acting = portals[portal].acting else { return }
        if case .timed(let duration) = plan.transitions[acting].handoff {
            schedule(.endReturn(portal: portal), after: duration + Self.timedGrace)
        }
    }

    mutating func endReturn(_ portal: Int) {
        let subject = plan.portals[portal].subject
        hide(portal)
        emit(.sourceShown, subject)
        emit(.deactivated, subject)
        reset(portal)
        finish(portal)
    }

    /// Forgets the flight; what was moving is dropped.
    mutating func reset(_ portal: Int) {
        portals[portal].isActive = false
        portals[portal].isOpening = false
        portals[portal].isFlown = false
        portals[portal].isHandedOff = false
        portals[portal].stage = .rest
        portals[portal].captured = nil
        settleEnds(portal)
        portals[portal].effects.settle()
        portals[portal].crossfade.set(0)
        settle(portal)
    }

    mutating func showLayer(_ portal: Int) {
        portals[portal].isFading = false
        guard !portals[portal].showsLayer else { return }
        portals[portal].showsLayer = true
        if !options.reduceMotion { emit(.layerShown, plan.portals[portal].subject) }
    }

    mutating func hide(_ portal: Int) {
        portals[portal].showsLayer = false
        guard !options.reduceMotion else { return }
        emit(.layerHidden, plan.portals[portal].subject)
        guard let acting = portals[portal].acting, plan.transitions[acting].fadesOnRemoval else { return }
        portals[portal].isFading = true
        portals[portal].fade.set(1)
        portals[portal].fade.animate(
            to: 0, with: Motion(.easeOut(duration: Self.fadeDuration)), frame: frame, fps: options.fps)
    }

    /// Puts the layer where it aims, at once.
    mutating func settle(_ portal: Int) {
        let aim = aim(portal)
        portals[portal].position.set(aim.position)
        portals[portal].size.set(aim.extent)
        portals[portal].style.set(aimedStyle(portal))
    }

    private mutating func fly(_ portal: Int, with animation: Animation) {
        let fps = options.fps
        guard !options.reduceMotion else {
            let motion = Motion(.easeInOut(duration: Self.crossfadeDuration))
            portals[portal].crossfade.animate(to: portals[portal].isFlown ? 1 : 0, with: motion, frame: frame, fps: fps)
            return
        }
        let aim = aim(portal)
        let motion = Motion(animation)
        let style = aimedStyle(portal)
        portals[portal].position.animate(to: aim.position, with: motion, frame: frame, fps: fps)
        portals[portal].size.animate(to: aim.extent, with: motion, frame: frame, fps: fps)
        portals[portal].style.animate(to: style, with: motion, frame: frame, fps: fps)
    }
}
