import PortalModel
import PortalMotion
import PortalPlayback

/// A timed hand-off comes when the layer has arrived.
enum TimedSnap: Rule {
    static let code = "P202"

    /// Points; less is not seen.
    private static let visible = 0.1

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.transitions.enumerated().compactMap { place, transition in
            guard case .timed(let declared) = transition.handoff,
                let animation = checked.animation(of: transition), !animation.neverEnds
            else { return nil }
            let duration = declared ?? Defaults.Transition.timedDuration
            let snaps = checked.index.portals(of: transition).map { portal in
                checked.snap(of: checked.scene.portals[portal], transition, with: animation, after: duration + 0.2)
            }
            guard let snap = snaps.max(), snap >= visible else { return nil }
            return warning(
                "transition '\(transition.name)'",
                JSONPath()["transitions"][place][declared == nil ? "handoff" : "duration"],
                "the layer is hidden \(duration.shortestText) s and 0.2 s after its start, before '\(animation)' has arrived: "
                    + "it will snap by \(snap.text(places: 2)) points",
                "declare a longer duration, or use the hand-off 'completion'")
        }
    }
}

extension CheckedScene {
    /// How far the layer's corner or size is from its aim when a timer ends its flight, in points.
    fileprivate func snap(
        of portal: Portal, _ transition: Transition, with animation: Animation, after seconds: Double
    ) -> Double {
        guard let source = index.views[portal.source], let destination = index.views[portal.destination] else {
            return 0
        }
        var (from, to) = (scene.views[source].frame, scene.views[destination].frame)
        if case .raw(let start, let end, let aspect) = transition.configuration?.level {
            from = start ?? from
            to = end ?? to
            if let aspect { to = to.holding(from.size, aspect) }
        }
        return max(
            remainder(SIMD2(to.x - from.x, to.y - from.y), animation, seconds),
            remainder(SIMD2(to.width - from.width, to.height - from.height), animation, seconds))
    }

    private func remainder(_ way: SIMD2<Double>, _ animation: Animation, _ seconds: Double) -> Double {
        let fps = 60
        let last = Int((min(seconds, 3600) * Double(fps) - 1e-7).rounded(.up))
        var animator = Animator(SIMD2<Double>.zero)
        animator.animate(to: way, with: Motion(animation), frame: 0, fps: fps)
        for frame in 0...last where animator.isAnimating { animator.sample(frame: frame, fps: fps) }
        return (way - animator.value).length
    }
}
