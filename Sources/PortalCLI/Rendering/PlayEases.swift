import PortalDB
import PortalRender

extension Plan {
    /// The Bezier curves that something in the play may move by, those of the engine's own among them.
    var eases: [LottieEase] {
        let flights = transitions.flatMap { [$0.animation, $0.reverseAnimation] }
        let effects = transitions.flatMap(\.effects).flatMap { ($0.onActivate + $0.onDeactivate).map(\.animation) }
        let entrances = containers.flatMap { $0.members.map(\.animation) }
        let others = contexts.map(\.animation) + popups.flatMap { [$0.present, $0.dismiss] }
        // A pop-up's background; Reduce Motion's cross-fade; a layer's fade.
        let own: [Animation] = [.easeInOut(), .easeInOut(duration: 0.2), .easeOut(duration: 0.1)]
        var eases: [LottieEase] = []
        for ease in (flights + effects + entrances + others + own).compactMap(LottieEase.init)
        where !eases.contains(ease) {
            eases.append(ease)
        }
        return eases
    }
}

extension LottieEase {
    /// `nil` for an animation that is no cubic Bezier curve from one end to the other, once.
    fileprivate init?(_ animation: Animation) {
        guard case .curve(let shape, var duration) = MotionParameters(animation.base), duration > 0,
            let points = shape.controlPoints
        else { return nil }
        var delay = 0.0
        for modifier in animation.modifiers {
            switch modifier {
            case .delay(let seconds): delay += seconds
            case .speed(let factor):
                delay /= factor
                duration /= factor
            case .logicallyComplete: break
            case .repeatCount, .repeatForever: return nil
            }
        }
        let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        self.init(controlPoints: points, duration: duration, delay: delay) { curve.value(at: $0) }
    }
}
