import PortalModel

/// How the values of one thing differ. Numbers are the same if their bits are.
struct TrackDifference {
    /// The first in time; of a frame the largest.
    private(set) var first: RecordingDifference.Deviation?
    /// The largest of each column that both have and that differs, in the track's order.
    var columns: [RecordingDifference.Deviation] { largest.compactMap(\.self) }
    /// Whether it is drawn in a frame of one of the two only, or has other columns.
    private(set) var isDrawingChanged: Bool

    private var largest: [RecordingDifference.Deviation?]
    private let track: Track

    init(from old: Track, to new: Track) {
        track = old
        isDrawingChanged = old.columns != new.columns
        largest = Array(repeating: nil, count: old.columns.count)
        let places = old.columns.map { new.columns.firstIndex(of: $0) }
        let start = min(old.firstFrame, new.firstFrame)
        for frame in start..<max(start, old.endFrame, new.endFrame) {
            compare(frame, old[frame: frame], new[frame: frame], places)
        }
    }

    private mutating func compare(
        _ frame: Int, _ old: ArraySlice<Double>?, _ new: ArraySlice<Double>?, _ places: [Int?]
    ) {
        guard let old, let new else {
            if old == nil, new == nil { return }
            isDrawingChanged = true
            first = first ?? deviation(frame, nil, old?.first, new?.first)
            return
        }
        var largestOfFrame: RecordingDifference.Deviation?
        for (column, place) in places.enumerated() {
            guard let place else { continue }
            let (before, after) = (old[old.startIndex + column], new[new.startIndex + place])
            guard before.bitPattern != after.bitPattern else { continue }
            let found = deviation(frame, track.columns[column], before, after)
            if found.size >= largestOfFrame?.size ?? 0 { largestOfFrame = found }
            if found.size > largest[column]?.size ?? -1 { largest[column] = found }
        }
        first = first ?? largestOfFrame
    }

    private func deviation(
        _ frame: Int, _ column: Track.Column?, _ old: Double?, _ new: Double?
    ) -> RecordingDifference.Deviation {
        RecordingDifference.Deviation(
            role: track.role, subject: track.subject, frame: frame, column: column, old: old, new: new)
    }
}

extension Track {
    fileprivate var endFrame: Int { firstFrame + isDrawn.count }
}
