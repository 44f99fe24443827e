import PortalModel

/// How a play's result differs from the one that was recorded before.
public struct RecordingDifference: Hashable, Sendable {
    /// One number that differs.
    public struct Deviation: Hashable, Sendable {
        public var role: Track.Role
        public var subject: String
        public var frame: Int
        /// `nil`: it is drawn in one of the two only.
        public var column: Track.Column?
        /// `nil`: not drawn.
        public var old: Double?
        /// `nil`: not drawn.
        public var new: Double?

        /// How far apart the two are; infinite where only one is drawn.
        public var size: Double {
            guard let old, let new else { return .infinity }
            return abs(new - old)
        }
    }

    /// A value of the old and the new result.
    public struct Change<Value: Hashable & Sendable>: Hashable, Sendable {
        public var old: Value
        public var new: Value
        public var isChange: Bool { old != new }
    }

    /// Versions of the engine.
    public var engines: Change<String>
    /// What the frames depend on is not what it was: a scene, a preset or settings were changed, or other options given.
    public var isInputChanged: Bool
    /// What of it; empty if the old recording does not say what it depended on.
    public var inputChanges: [InputChange]
    /// Seconds after which the plays were to end; `nil`: the same.
    public var limits: Change<Double>?
    public var reduceMotion: Change<Bool>
    /// Frames, events or tracks are not what they were.
    public var isResultChanged: Bool
    /// Frames per second, of both.
    public var fps: Int
    public var frameCounts: Change<Int>
    public var outcomes: Change<Recording.Outcome>
    /// Events that only the old result has, and those that only the new one has.
    public var eventsGone: [RecordedEvent]
    public var eventsAdded: [RecordedEvent]
    /// Events that come in another frame than before.
    public var eventsMoved: [Change<RecordedEvent>]
    /// Role and subject of tracks that only one of the two has.
    public var tracksGone: [String]
    public var tracksAdded: [String]
    /// The first in time, tracks in the order of the recording.
    public var first: Deviation?
    /// The largest of each column of each track, where both are drawn.
    public var columns: [Deviation]
    /// Whether something is drawn in a frame in one of the two only, or has other columns.
    public var isDrawingChanged: Bool

    /// The largest of all columns; points, factors and parts are not told apart.
    public var largest: Deviation? { columns.max { $0.size < $1.size } }

    /// `nil` if input and result are the same.
    init?(
        from old: Recording, to new: Recording, limits: Change<Double>? = nil, inputChanges: [InputChange] = []
    ) {
        isInputChanged = old.inputDigest != new.inputDigest
        isResultChanged = old.resultDigest != new.resultDigest
        guard isInputChanged || isResultChanged else { return nil }
        engines = Change(old: old.engine, new: new.engine)
        self.inputChanges = isInputChanged ? inputChanges : []
        self.limits = limits.flatMap { $0.isChange ? $0 : nil }
        reduceMotion = Change(old: old.reduceMotion, new: new.reduceMotion)
        fps = new.fps
        frameCounts = Change(old: old.frameCount, new: new.frameCount)
        outcomes = Change(old: old.outcome, new: new.outcome)
        let events = EventDifference(from: old.events, to: new.events)
        (eventsGone, eventsAdded, eventsMoved) = (events.gone, events.added, events.moved)
        tracksGone = old.tracks.map(\.title).missing(from: new.tracks.map(\.title))
        tracksAdded = new.tracks.map(\.title).missing(from: old.tracks.map(\.title))
        let newTracks = Dictionary(new.tracks.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        let tracks = old.tracks.compactMap { track in
            newTracks[track.title].map { TrackDifference(from: track, to: $0) }
        }
        first = tracks.compactMap(\.first).min { $0.frame < $1.frame }
        columns = tracks.flatMap(\.columns)
        isDrawingChanged = tracks.contains(where: \.isDrawingChanged)
    }

    /// Whether nothing has changed but numbers, and none by more than a tolerance.
    ///
    /// - Parameter tolerance: points for lengths and places, degrees for rotations; a hundredth of it for factors and
    ///   parts, which is what a point is of a view 100 points wide.
    public func isWithin(_ tolerance: Double) -> Bool {
        let isSameCourse =
            !frameCounts.isChange && !outcomes.isChange && eventsGone.isEmpty && eventsAdded.isEmpty
            && eventsMoved.isEmpty && tracksGone.isEmpty && tracksAdded.isEmpty && !isDrawingChanged
        return isSameCourse
            && columns.allSatisfy { $0.size <= (($0.column?.isLength ?? true) ? tolerance : tolerance / 100) }
    }
}

extension Track.Column {
    /// Whether it counts in points or degrees, not as a factor or part.
    fileprivate var isLength: Bool {
        switch self {
        case .x, .y, .width, .height, .cornerRadius, .shadowRadius, .blur, .centerX, .centerY, .rotation: true
        case .opacity, .scale, .progress, .scaleX, .scaleY: false
        }
    }
}

extension Track {
    fileprivate var title: String { "\(role.rawValue) \(subject)" }
}

extension Array where Element: Hashable {
    /// The elements that the other array has fewer times, in order.
    func missing(from other: [Element]) -> [Element] {
        var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
        return filter { element in
            guard let count = counts[element], count > 0 else { return true }
            counts[element] = count - 1
            return false
        }
    }
}
