import PortalDigest

/// What a play showed, frame by frame.
public struct Recording: Hashable, Sendable {
    /// How a play ended.
    public enum Outcome: String, CaseIterable, Sendable {
        case finished
        /// Something still moved at the limit.
        case timedOut = "timed out"
    }

    /// The version of the engine that made it.
    public var engine: String
    public var scene: Scene.ID
    public var play: String
    /// Frames per second, 1...1000.
    public var fps: Int
    public var frameCount: Int
    public var outcome: Outcome
    public var reduceMotion: Bool
    /// Of everything that the frames depend on.
    public var inputDigest: Digest
    public var events: [RecordedEvent]
    public var tracks: [Track]

    public init(
        engine: String, scene: Scene.ID, play: String, fps: Int, frameCount: Int, outcome: Outcome, reduceMotion: Bool,
        inputDigest: Digest, events: [RecordedEvent], tracks: [Track]
    ) {
        self.engine = engine
        self.scene = scene
        self.play = play
        self.fps = fps
        self.frameCount = frameCount
        self.outcome = outcome
        self.reduceMotion = reduceMotion
        self.inputDigest = inputDigest
        self.events = events
        self.tracks = tracks
    }

    /// The time of a frame in seconds, one division of whole numbers.
    public func time(of frame: Int) -> Double { Double(frame) / Double(fps) }

    /// The time of the last frame in seconds; 0 without frames.
    public var duration: Double { time(of: max(0, frameCount - 1)) }
}

/// Something that happened in a play.
public struct RecordedEvent: Hashable, Sendable {
    /// What happened.
    public enum Kind: String, CaseIterable, Sendable {
        case activated, layerShown, flightStarted, flightEnded, destinationShown, layerHidden, sourceShown
        case deactivated, completed, interrupted, transferred
        case presented, dismissing, dismissed, tapIgnored
        case appeared, settled, snapped, warning
    }

    /// What goes with it: whether a completion was an opening's, the end that a header snapped to, another subject or a
    /// message.
    public enum Value: Hashable, Sendable {
        case flag(Bool)
        case number(Double)
        case text(String)
    }

    /// From 0.
    public var frame: Int
    public var kind: Kind
    public var subject: String
    public var value: Value?

    public init(frame: Int, kind: Kind, subject: String, value: Value? = nil) {
        self.frame = frame
        self.kind = kind
        self.subject = subject
        self.value = value
    }
}

/// One thing's values over the frames of a play, from ``firstFrame`` to the last.
public struct Track: Hashable, Sendable {
    /// What of a play's subject a track shows.
    public enum Role: String, CaseIterable, Sendable {
        case source, destination, layer, popup, popupBackground, delayed, headerTitle, headerAccessory
    }

    /// What the numbers of a column are: points, but factors for scales, degrees for the rotation, and 0...1 for opacity
    /// and progress, which animations may overshoot.
    public enum Column: String, CaseIterable, Sendable {
        case x, y, width, height, opacity, scale, rotation, cornerRadius, shadowRadius, blur
        case progress, centerX, centerY, scaleX, scaleY
    }

    public var role: Role
    public var subject: String
    public var firstFrame: Int
    public var columns: [Column]
    /// Whether the subject is drawn, for each frame from the first.
    public var isDrawn: [Bool]
    /// The rows of all frames one after the other, `columns.count` numbers each; zeros where it is not drawn.
    public var values: [Double]

    public init(
        role: Role, subject: String, firstFrame: Int, columns: [Column], isDrawn: [Bool] = [], values: [Double] = []
    ) {
        self.role = role
        self.subject = subject
        self.firstFrame = firstFrame
        self.columns = columns
        self.isDrawn = isDrawn
        self.values = values
    }

    /// The row of a frame in the order of ``columns``; `nil` where the subject is not drawn or the track has no such frame.
    public subscript(frame frame: Int) -> ArraySlice<Double>? {
        let row = frame - firstFrame
        guard isDrawn.indices.contains(row), isDrawn[row] else { return nil }
        return values[row * columns.count..<(row + 1) * columns.count]
    }
}
