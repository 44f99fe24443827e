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

    /// What the frames depend on is not what it was: a scene, a preset or settings were changed.
    public var isInputChanged: Bool
    /// Versions of the engine.
    public var engines: Change<String>
    /// Frames, events or tracks are not what they were.
    public var isResultChanged: Bool
    public var frameCounts: Change<Int>
    public var outcomes: Change<Recording.Outcome>
    /// Events that only the old result has, and those that only the new one has.
    public var eventsGone: [RecordedEvent]
    public var eventsAdded: [RecordedEvent]
    /// Role and subject of tracks that only one of the two has.
    public var tracksGone: [String]
    public var tracksAdded: [String]
    /// The first in time, tracks in the order of the recording.
    public var first: Deviation?
    /// The largest where both are drawn.
    public var largest: Deviation?

    /// `nil` if input and result are the same.
    init?(from old: Recording, to new: Recording) {
        isInputChanged = old.inputDigest != new.inputDigest
        isResultChanged = old.resultDigest != new.resultDigest
        guard isInputChanged || isResultChanged else { return nil }
        engines = Change(old: old.engine, new: new.engine)
        frameCounts = Change(old: old.frameCount, new: new.frameCount)
        outcomes = Change(old: old.outcome, new: new.outcome)
        eventsGone = old.events.missing(from: new.events)
        eventsAdded = new.events.missing(from: old.events)
        tracksGone = old.tracks.map(\.title).missing(from: new.tracks.map(\.title))
        tracksAdded = new.tracks.map(\.title).missing(from: old.tracks.map(\.title))
        let deviations = old.tracks.flatMap { track -> [Deviation] in
            guard let other = new.tracks.first(where: { $0.title == track.title }) else { return [] }
            return track.extremeDeviations(from: other)
        }
        first = deviations.min { $0.frame < $1.frame }
        largest = deviations.filter { $0.size.isFinite }.max { $0.size < $1.size }
    }
}

extension Track {
    fileprivate var title: String { "\(role.rawValue) \(subject)" }

    /// The first and the largest of the deviations between two tracks.
    fileprivate func extremeDeviations(from other: Track) -> [RecordingDifference.Deviation] {
        var first: RecordingDifference.Deviation?
        var largest: RecordingDifference.Deviation?
        let frames = min(firstFrame, other.firstFrame)..<max(endFrame, other.endFrame)
        for frame in frames {
            guard let deviation = deviation(from: other, frame: frame) else { continue }
            first = first ?? deviation
            if deviation.size.isFinite, deviation.size > largest?.size ?? 0 { largest = deviation }
        }
        return [first, largest].compactMap { $0 }
    }

    private var endFrame: Int { firstFrame + isDrawn.count }

    /// The largest deviation within a frame. Numbers are the same if their bits are.
    private func deviation(from other: Track, frame: Int) -> RecordingDifference.Deviation? {
        let (old, new) = (self[frame: frame], other[frame: frame])
        guard let old, let new else {
            if old == nil, new == nil { return nil }
            return RecordingDifference.Deviation(
                role: role, subject: subject, frame: frame, column: nil, old: old?.first, new: new?.first)
        }
        var largest: RecordingDifference.Deviation?
        for (column, old) in zip(columns, old) {
            guard let place = other.columns.firstIndex(of: column) else { continue }
            let new = new[new.startIndex + place]
            guard old.bitPattern != new.bitPattern else { continue }
            let deviation = RecordingDifference.Deviation(
                role: role, subject: subject, frame: frame, column: column, old: old, new: new)
            if deviation.size >= largest?.size ?? 0 { largest = deviation }
        }
        return largest
    }
}

extension Array where Element: Hashable {
    /// The elements that the other array has fewer times, in order.
    fileprivate func missing(from other: [Element]) -> [Element] {
        var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
        return filter { element in
            guard let count = counts[element], count > 0 else { return true }
            counts[element] = count - 1
            return false
        }
    }
}
