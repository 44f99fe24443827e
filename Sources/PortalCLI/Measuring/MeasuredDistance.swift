import PortalDB
import PortalRender

/// What an animation is measured over: when a spring counts as still depends on how far it goes.
struct MeasuredDistance: Hashable, Sendable {
    /// Points.
    var points: Double
    var fps: Int

    static let standard = MeasuredDistance(points: 100, fps: 60)

    /// What follows a measurement.
    var words: String { "over \(points.short()) points at \(fps) fps" }

    func analysis(of animation: Animation) -> AnimationAnalysis {
        AnimationAnalysis(animation, distance: points, fps: fps)
    }

    /// The values of every frame, as parts of the distance.
    func curve(of animation: Animation) -> [Double] {
        AnimationRun(animation, to: points, fps: fps).values.map { $0 / points }
    }
}

extension Option<Double> {
    static let distance = Option.value(
        "distance", .points(0.001...1_000_000), default: MeasuredDistance.standard.points,
        "How far presets are measured to go")
}

extension MeasuredDistance {
    static let options = [Option<Double>.distance.row, Option<Int>.fps.row]

    init(_ invocation: Invocation) {
        points = invocation[.distance]
        fps = invocation[.fps]
    }
}
