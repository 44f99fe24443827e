import PortalDB

/// A recording's tracks as rows: one for each frame in which a subject is drawn.
enum FrameRows {
    static let columns =
        ["scene", "play", "frame", "time", "role", "subject"].map { Listing.Column($0) }
        + Track.Column.allCases.map { Listing.Column($0.rawValue) }

    static func rows(of track: Track, in recording: Recording) -> [[Listing.Cell]] {
        let places = Track.Column.allCases.map { track.columns.firstIndex(of: $0) }
        return track.isDrawn.indices.compactMap { row in
            let frame = track.firstFrame + row
            guard let values = track[frame: frame] else { return nil }
            let head: [Listing.Cell] = [
                .text(recording.scene.rawValue), .text(recording.play), .whole(frame),
                .number(recording.time(of: frame)), .text(track.role.rawValue), .text(track.subject),
            ]
            return head + places.map { place in place.map { .number(values[values.startIndex + $0]) } ?? .absent }
        }
    }
}
