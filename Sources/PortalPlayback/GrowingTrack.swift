import PortalModel

/// A track to which every frame adds a row.
///
/// A frame costs little more than looking after arrays, so there is but one, which has room for rows to come and whose
/// rows are zeros until they are written.
struct GrowingTrack {
    /// Frames that a track has room for from the beginning: three seconds, which few plays take. The room is doubled when
    /// it is used up, so that a frame in itself allocates nothing.
    private static let usualFrameCount = 192

    private var header: Track
    let columnCount: Int
    private var values: [Double] = []
    /// Where the next value goes.
    private var end = 0
    /// Runs of rows in which the subject is not drawn.
    private var gaps: [Range<Int>] = []

    init(_ header: Track) {
        self.header = header
        columnCount = header.columns.count
    }

    func column(_ place: Int) -> Track.Column { header.columns[place] }

    var hasBegun: Bool { end > 0 }

    /// The track with all rows: none is added any more.
    mutating func finish() -> Track {
        values.removeLast(values.count - end)
        header.values = values
        header.isDrawn = Array(repeating: true, count: end / columnCount)
        for row in gaps.joined() { header.isDrawn[row] = false }
        return header
    }

    /// Begins a row; as many values as there are columns follow.
    @inline(__always)
    mutating func begin(at frame: Int) {
        if end == values.count { makeRoom(at: frame) }
    }

    @inline(__always)
    mutating func put(_ value: Double) {
        values[end] = value.recordable
        end += 1
    }

    /// Begins a row with a place and one more value.
    @inline(__always)
    mutating func put(_ place: Rectangle, _ next: Double, at frame: Int) {
        begin(at: frame)
        guard (place.x + place.y + place.width + place.height + next).isFinite else {
            return putRecordable(place, next)
        }
        let start = end
        end += 5
        values.withUnsafeMutableBufferPointer { values in
            values[start] = place.x
            values[start + 1] = place.y
            values[start + 2] = place.width
            values[start + 3] = place.height
            values[start + 4] = next
        }
    }

    private mutating func putRecordable(_ place: Rectangle, _ next: Double) {
        for value in [place.x, place.y, place.width, place.height, next] { put(value) }
    }

    /// Adds a row in which the subject is not drawn.
    mutating func leaveOut(at frame: Int) {
        begin(at: frame)
        let row = end / columnCount
        end += columnCount
        if let last = gaps.last, last.upperBound == row {
            gaps[gaps.count - 1] = last.lowerBound..<row + 1
        } else {
            gaps.append(row..<row + 1)
        }
    }

    private mutating func makeRoom(at frame: Int) {
        if hasBegun {
            values.append(contentsOf: repeatElement(0, count: values.count))
        } else {
            header.firstFrame = frame
            values = Array(repeating: 0, count: Self.usualFrameCount * columnCount)
        }
    }
}

extension Double {
    /// A recording holds numbers only: a sum that overflows is as large as a number can be.
    fileprivate var recordable: Double {
        if isFinite { return self }
        let limit = Double.greatestFiniteMagnitude
        return isNaN ? 0 : max(-limit, min(limit, self))
    }
}
