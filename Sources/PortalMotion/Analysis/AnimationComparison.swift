/// Two animations over one distance, frame by frame.
///
///     let comparison = AnimationComparison(.smooth(), .snappy(), distance: 300)
///     comparison.largestGap.distance
public struct AnimationComparison: Hashable, Sendable {
    /// Where the two are furthest apart.
    public struct Gap: Hashable, Sendable {
        /// In units of the distance, >= 0.
        public let distance: Double
        /// The first such frame.
        public let moment: AnimationAnalysis.Moment
    }

    public let first: AnimationAnalysis
    public let second: AnimationAnalysis
    public let largestGap: Gap

    /// - Parameters:
    ///   - distance: not 0; springs are removed later over a larger one.
    ///   - fps: frames per second, 1...1000.
    ///   - limit: seconds after which neither is followed any more.
    public init(
        _ first: Animation, _ second: Animation, distance: Double = 1, fps: Int = 60, limit: Double = 30
    ) {
        let runs = (
            AnimationRun(first, to: distance, fps: fps, limit: limit),
            AnimationRun(second, to: distance, fps: fps, limit: limit)
        )
        self.first = AnimationAnalysis(runs.0, distance: distance)
        self.second = AnimationAnalysis(runs.1, distance: distance)
        var largest = (distance: 0.0, frame: 0)
        for frame in 0..<max(runs.0.values.count, runs.1.values.count) {
            // A removed animation stays at its target.
            let gap = abs(runs.0.value(in: frame) - runs.1.value(in: frame))
            if gap > largest.distance { largest = (gap, frame) }
        }
        let moment = AnimationAnalysis.Moment(frame: largest.frame, time: runs.0.time(of: largest.frame))
        largestGap = Gap(distance: largest.distance, moment: moment)
    }
}
