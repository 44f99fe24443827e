import PortalModel

/// One column of a track at a glance: where it starts and ends, and how far it goes beyond.
struct ColumnSummary: Hashable {
    /// A value that lies beyond those between which the column moves.
    struct Peak: Hashable {
        var value: Double
        /// The first frame that has it.
        var frame: Int
        /// Share of the distance between the rests by which it goes beyond, negative downwards; `nil` where it goes
        /// further than that distance, which then says nothing.
        var overshoot: Double?
    }

    var column: Track.Column
    /// One a frame of the play; `nil` where the subject is not drawn.
    var values: [Double?]
    var first: Double
    var last: Double
    /// `nil` where it stays between its rests.
    var lowest: Peak?
    var highest: Peak?

    var isStill: Bool { values.allSatisfy { $0 == nil || $0 == first } }

    /// `nil` for a track that is never drawn.
    init?(of place: Int, in track: Track, frameCount: Int) {
        column = track.columns[place]
        values = (0..<frameCount).map { frame in
            track[frame: frame].map { row in row[row.startIndex + place] }
        }
        let rests = Self.rests(in: values)
        let drawn = values.compactMap(\.self)
        guard let first = drawn.first, let last = drawn.last, let low = rests.min(), let high = rests.max(),
            let minimum = drawn.min(), let maximum = drawn.max()
        else { return nil }
        self.first = first
        self.last = last
        func peak(_ value: Double, beyond rest: Double) -> Peak? {
            guard value != rest, let frame = values.firstIndex(of: value) else { return nil }
            let overshoot = (value - rest) / (high - low)
            return Peak(value: value, frame: frame, overshoot: overshoot.magnitude < 1 ? overshoot : nil)
        }
        lowest = peak(minimum, beyond: low)
        highest = peak(maximum, beyond: high)
    }

    /// The values between which a column moves: the ends of each stretch in which it is drawn, and what it keeps for
    /// three frames or more.
    private static func rests(in values: [Double?]) -> [Double] {
        values.indices.compactMap { frame in
            guard let value = values[frame] else { return nil }
            let before = frame > 0 ? values[frame - 1] : nil
            let after = frame + 1 < values.count ? values[frame + 1] : nil
            return before == nil || after == nil || (before == value && after == value) ? value : nil
        }
    }
}
