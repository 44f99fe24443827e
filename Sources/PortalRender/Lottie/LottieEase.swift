/// A curve that something in the play may have moved by, to be recognised in its frames.
package struct LottieEase: Hashable, Sendable {
    /// x1, y1, x2, y2 of the cubic Bezier curve.
    package var controlPoints: [Double]
    /// Seconds, > 0.
    package var duration: Double
    /// Seconds from the frame in which it was asked for to its start.
    package var delay: Double
    /// The curve's value for the elapsed part of the duration.
    private var values: @Sendable (Double) -> Double

    package init(
        controlPoints: [Double], duration: Double, delay: Double = 0, value: @escaping @Sendable (Double) -> Double
    ) {
        self.controlPoints = controlPoints
        self.duration = duration
        self.delay = delay
        values = value
    }

    func value(at part: Double) -> Double { values(min(max(part, 0), 1)) }

    /// When it starts after a frame in which nothing moves yet, in frames: what the delay leaves of a whole frame.
    func phase(fps: Int) -> Double {
        let frames = delay * Double(fps)
        let phase = frames - frames.rounded(.down)
        // A nanosecond off a whole frame is a whole frame.
        return phase < 1e-6 || phase > 1 - 1e-6 ? 0 : phase
    }

    package static func == (first: LottieEase, second: LottieEase) -> Bool {
        (first.controlPoints, first.duration, first.delay) == (second.controlPoints, second.duration, second.delay)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(controlPoints)
        hasher.combine(duration)
        hasher.combine(delay)
    }
}
