/// What an animation does over a distance, in the frames it shows.
///
///     let analysis = AnimationAnalysis(.bouncy(), distance: 300)
///     analysis.removed?.time   // seconds until it is removed
///     analysis.overshoot?.part // 0.04...: the highest peak, as a part of the distance
public struct AnimationAnalysis: Hashable, Sendable {
    /// A frame and its time in seconds.
    public struct Moment: Hashable, Sendable {
        public let frame: Int
        public let time: Double
    }

    /// The frame that is furthest beyond the target.
    public struct Overshoot: Hashable, Sendable {
        /// The excess as a part of the distance, > 0.
        public let part: Double
        public let moment: Moment
    }

    /// When it is first logically complete: at its removal at the latest. Nil if not within the limit.
    public let logicallyComplete: Moment?
    /// When it is removed. Nil if not within the limit.
    public let removed: Moment?
    /// Nil if no frame is beyond the target.
    public let overshoot: Overshoot?
    /// How often the shown value passes the target.
    public let crossings: Int
    /// The velocity in the first frame, in units of the distance per second.
    public let startVelocity: Double
    /// The velocity in the last frame before the removal, in units of the distance per second.
    public let endVelocity: Double

    /// - Parameters:
    ///   - distance: not 0; springs are removed later over a larger one.
    ///   - fps: frames per second, 1...1000.
    ///   - limit: seconds after which it is not followed any more.
    public init(_ animation: Animation, distance: Double = 1, fps: Int = 60, limit: Double = 30) {
        self.init(AnimationRun(animation, to: distance, fps: fps, limit: limit), distance: distance)
    }

    init(_ run: AnimationRun<Double>, distance: Double) {
        func moment(_ frame: Int) -> Moment { Moment(frame: frame, time: run.time(of: frame)) }
        logicallyComplete = run.logicalFrame.map(moment)
        removed = run.removedFrame.map(moment)
        let excesses = run.values.map { ($0 - distance) / distance }
        let peak = excesses.indices.max { excesses[$0] < excesses[$1] }
        overshoot = peak.flatMap { frame in
            excesses[frame] > 0 ? Overshoot(part: excesses[frame], moment: moment(frame)) : nil
        }
        // A frame on the target itself belongs to the side it came from.
        let sides = excesses.filter { $0 != 0 }.map { $0 > 0 }
        crossings = zip(sides, sides.dropFirst()).count { $0 != $1 }
        startVelocity = run.startVelocity
        endVelocity = run.endVelocity
    }
}
