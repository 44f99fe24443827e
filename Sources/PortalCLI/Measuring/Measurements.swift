import PortalDB
import PortalRender

/// What an author asks of an animation, in words.
struct Measurements {
    let analysis: AnimationAnalysis
    let distance: MeasuredDistance

    /// Title and value, in the order in which they are shown.
    var all: [(title: String, value: String)] {
        [
            ("complete", time(analysis.logicallyComplete)), ("removed", time(analysis.removed)),
            ("overshoot", overshoot), ("crossings", "\(analysis.crossings)"),
            ("start velocity", velocity(analysis.startVelocity)), ("end velocity", velocity(analysis.endVelocity)),
        ]
    }

    private var overshoot: String {
        guard let overshoot = analysis.overshoot else { return "none" }
        return "\((overshoot.part * 100).short(places: 2)) % at \(overshoot.moment.time.short()) s"
    }

    private func time(_ moment: AnimationAnalysis.Moment?) -> String {
        moment.map { "after \($0.time.short()) s" } ?? "not within 30 s"
    }

    private func velocity(_ velocity: Double) -> String { "\(velocity.short(places: 1)) points/s" }
}
