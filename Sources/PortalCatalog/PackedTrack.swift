import PortalModel

/// A track without its numbers: what it takes to find them in the samples.
struct PackedTrack: Hashable {
    var role: Track.Role
    var subject: String
    var firstFrame: Int
    var frameCount: Int
    /// The frames in which it is drawn.
    var drawn: FrameRuns
    var columns: [Track.Column]
    /// The columns that have the same bits in all drawn frames.
    var constant: [Track.Column]
}

extension PackedTrack {
    init(_ track: Track) {
        let columnCount = track.columns.count
        let rows = track.isDrawn.indices.filter { track.isDrawn[$0] }
        role = track.role
        subject = track.subject
        firstFrame = track.firstFrame
        frameCount = track.isDrawn.count
        drawn = FrameRuns(of: track.isDrawn, firstFrame: track.firstFrame)
        columns = track.columns
        constant = []
        guard let first = rows.first else { return }
        for (index, column) in track.columns.enumerated() {
            let bits = track.values[first * columnCount + index].bitPattern
            let isConstant = rows.allSatisfy { track.values[$0 * columnCount + index].bitPattern == bits }
            if isConstant { constant.append(column) }
        }
    }
}
