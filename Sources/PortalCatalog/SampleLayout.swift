import PortalDocument
import PortalModel

/// How the numbers of a recording stand in its BLOB.
///
/// Little-endian doubles, track after track; of a track, column after column; of a column, its values in the
/// drawn frames, or one value if it is constant and there is a drawn frame.
enum SampleLayout {
    /// An hour at 1000 frames a second, the longest that is played, with the frames at both ends.
    private static let maximumFrameCount = 3_600_001

    /// - Throws: ``UnstorableTrack`` if a track goes beyond the recording's frames, has not one row a frame, or has
    ///   numbers where it is not drawn.
    static func pack(
        _ tracks: [Track], frameCount: Int
    ) throws(UnstorableTrack) -> (outlines: [TrackOutline], samples: [UInt8]) {
        if let track = tracks.first(where: { !isStorable($0, frameCount: frameCount) }) {
            throw UnstorableTrack(role: track.role, subject: track.subject)
        }
        var outlines: [TrackOutline] = []
        outlines.reserveCapacity(tracks.count)
        // At least for one number: memory for none may have no address.
        let room = tracks.reduce(8) { $0 + 8 * $1.values.count }
        let samples = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
            guard let start = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
            var end = start
            for track in tracks {
                let drawn = FrameRuns(of: track.isDrawn, firstFrame: track.firstFrame)
                outlines.append(
                    TrackOutline(
                        role: track.role, subject: track.subject, firstFrame: track.firstFrame,
                        frameCount: track.isDrawn.count, drawn: drawn.text, columns: track.columns,
                        constant: write(track, drawn, at: &end)))
            }
            count = end - start
        }
        return (outlines, samples)
    }

    /// - Returns: `nil` if the samples are not exactly those of the tracks.
    static func unpack(_ outlines: [TrackOutline], _ samples: [UInt8], frameCount: Int) -> [Track]? {
        // Frames that are not drawn have no samples, so their number is the only bound of what they take up.
        guard (0...maximumFrameCount).contains(frameCount) else { return nil }
        var position = 0
        var unpacked: [Track] = []
        for outline in outlines {
            guard (0...frameCount).contains(outline.firstFrame),
                (0...frameCount - outline.firstFrame).contains(outline.frameCount),
                let track = unpack(outline, samples, from: &position)
            else { return nil }
            unpacked.append(track)
        }
        return position == samples.count ? unpacked : nil
    }

    private static func isStorable(_ track: Track, frameCount: Int) -> Bool {
        let columnCount = track.columns.count
        guard track.firstFrame >= 0, track.firstFrame + track.isDrawn.count <= frameCount,
            track.values.count == track.isDrawn.count * columnCount
        else { return false }
        for (row, isDrawn) in track.isDrawn.enumerated() where !isDrawn {
            for place in row * columnCount..<(row + 1) * columnCount where track.values[place].bitPattern != 0 {
                return false
            }
        }
        return true
    }

    /// - Parameter end: where the track's numbers are to begin; becomes where they end.
    /// - Returns: The columns that have the same bits in all drawn frames.
    private static func write(
        _ track: Track, _ drawn: FrameRuns, at end: inout UnsafeMutableRawPointer
    ) -> [Track.Column] {
        guard !drawn.runs.isEmpty else { return [] }
        return track.columns.enumerated().compactMap { place, column in
            let start = end
            guard writeColumn(place, of: track, drawn, at: &end) else { return nil }
            end = start + 8
            return column
        }
    }

    /// - Returns: Whether all values are the same.
    private static func writeColumn(
        _ column: Int, of track: Track, _ drawn: FrameRuns, at end: inout UnsafeMutableRawPointer
    ) -> Bool {
        track.values.withUnsafeBufferPointer { values in
            guard let column = values.baseAddress.map({ $0 + column }) else { return true }
            let columnCount = track.columns.count
            var differences: UInt64 = 0
            var before: UInt64?
            for run in drawn.runs {
                var value = column + (run.lowerBound - track.firstFrame) * columnCount
                var known = before ?? value.pointee.bitPattern
                for _ in 0..<run.count {
                    let bits = value.pointee.bitPattern
                    end.storeBytes(of: bits.littleEndian, as: UInt64.self)
                    differences |= bits ^ known
                    known = bits
                    value += columnCount
                    end += 8
                }
                before = known
            }
            return differences == 0
        }
    }

    private static func unpack(_ outline: TrackOutline, _ samples: [UInt8], from position: inout Int) -> Track? {
        let columnCount = outline.columns.count
        let frames = outline.firstFrame..<outline.firstFrame + outline.frameCount
        guard let isDrawn = FrameRuns(outline.drawn)?.isDrawn(in: frames) else { return nil }
        let rows = isDrawn.indices.filter { isDrawn[$0] }
        var values = [Double](repeating: 0, count: isDrawn.count * columnCount)
        for (index, column) in outline.columns.enumerated() {
            let isConstant = outline.constant.contains(column)
            let storedCount = isConstant ? min(1, rows.count) : rows.count
            guard (samples.count - position) / 8 >= storedCount else { return nil }
            for (place, row) in rows.enumerated() {
                values[row * columnCount + index] = double(in: samples, at: position + (isConstant ? 0 : 8 * place))
            }
            position += 8 * storedCount
        }
        return Track(
            role: outline.role, subject: outline.subject, firstFrame: outline.firstFrame,
            columns: outline.columns, isDrawn: isDrawn, values: values)
    }

    private static func double(in samples: [UInt8], at position: Int) -> Double {
        let bits = samples.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
        return Double(bitPattern: UInt64(littleEndian: bits))
    }
}

/// A track that is not as the model describes one.
struct UnstorableTrack: Error, CustomStringConvertible {
    let role: Track.Role
    let subject: String

    var description: String {
        "the \(role.rawValue) track of '\(subject)' must lie within the recording's frames and have a row of numbers "
            + "for each, zeros where it is not drawn"
    }
}
