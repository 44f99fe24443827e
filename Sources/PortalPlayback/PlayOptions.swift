/// How a play is run.
///
/// ```swift
/// let options = try PlayOptions(fps: 120, limit: 10)
/// ```
public struct PlayOptions: Hashable, Sendable {
    /// Frames per second, 1...1000.
    public let fps: Int
    /// Seconds after which a play that still moves is timed out, greater than 0, at most 3600.
    public let limit: Double
    /// Plays as with the system's Reduce Motion switched on.
    public let reduceMotion: Bool

    /// 60 frames per second, for at most 30 seconds, without Reduce Motion.
    public static let standard = PlayOptions()

    private init() { (fps, limit, reduceMotion) = (60, 30, false) }

    /// - Throws: ``PlayOptionsError`` for a value out of its range.
    public init(fps: Int = 60, limit: Double = 30, reduceMotion: Bool = false) throws(PlayOptionsError) {
        guard 1...1000 ~= fps else { throw .fps(fps) }
        guard limit > 0, limit <= 3600 else { throw .limit(limit) }
        self.fps = fps
        self.limit = limit
        self.reduceMotion = reduceMotion
    }

    /// The first frame that is not before the limit.
    var lastFrame: Int { Int((limit * Double(fps) - Double(fps) * simultaneity).rounded(.up)) }
}

/// A play's option that is out of its range.
public enum PlayOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
    case fps(Int)
    case limit(Double)

    public var description: String {
        switch self {
        case .fps(let fps): "fps is \(fps); it must be a whole number from 1 to 1000"
        case .limit(let limit): "limit is \(limit) seconds; it must be greater than 0 and at most 3600"
        }
    }
}

/// Seconds by which something may be late and still belong to a frame.
let simultaneity = 1e-9
