import PortalModel

/// A track without its numbers: what it takes to find them among a recording's.
package struct TrackOutline: Hashable, Sendable {
    package var role: Track.Role
    package var subject: String
    package var firstFrame: Int
    package var frameCount: Int
    /// The frames in which it is drawn, as the catalog writes them.
    package var drawn: String
    package var columns: [Track.Column]
    /// The columns that have the same bits in all drawn frames.
    package var constant: [Track.Column]

    package init(
        role: Track.Role, subject: String, firstFrame: Int, frameCount: Int, drawn: String, columns: [Track.Column],
        constant: [Track.Column]
    ) {
        self.role = role
        self.subject = subject
        self.firstFrame = firstFrame
        self.frameCount = frameCount
        self.drawn = drawn
        self.columns = columns
        self.constant = constant
    }
}

extension TrackOutline {
    package static func json(_ tracks: [TrackOutline]) -> String {
        var json = CompactJSON()
        json.list(tracks) { json, track in
            json.literal(#"{"role":""#)
            json.plain(track.role.rawValue)
            json.literal(#"","subject":"#)
            json.string(track.subject)
            json.literal(#","firstFrame":"#)
            json.number(track.firstFrame)
            json.literal(#","frameCount":"#)
            json.number(track.frameCount)
            json.literal(#","drawn":"#)
            json.string(track.drawn)
            json.literal(#","columns":"#)
            json.words(track.columns)
            json.literal(#","constant":"#)
            json.words(track.constant)
            json.literal("}")
        }
        return json.text
    }

    /// `nil` for anything but the JSON of outlines.
    package static func list(json: String) -> [TrackOutline]? {
        ElementReader.whole(json) { reader throws(ScanStop) in try reader.list() }
    }
}

extension TrackOutline: DocumentValue {
    enum Key: String, ObjectKey {
        case role, subject, firstFrame, frameCount, drawn, columns, constant

        static let table = KeyTable<Key>("a track's outline", required: allCases)
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> TrackOutline? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var track = TrackOutline(
            role: .layer, subject: "", firstFrame: 0, frameCount: 0, drawn: "", columns: [], constant: [])
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .role: track.role = try reader.value() ?? .layer
            case .subject: track.subject = try reader.string() ?? ""
            case .firstFrame: track.firstFrame = try reader.index() ?? 0
            case .frameCount: track.frameCount = try reader.index() ?? 0
            case .drawn: track.drawn = try reader.string() ?? ""
            case .columns: track.columns = try reader.columns()
            case .constant: track.constant = try reader.columns()
            }
        }
        return track
    }
}

extension CompactJSON {
    /// Columns in one string, a space between them.
    fileprivate mutating func words(_ columns: [Track.Column]) {
        literal("\"")
        for (place, column) in columns.enumerated() {
            if place > 0 { literal(" ") }
            plain(column.rawValue)
        }
        literal("\"")
    }
}

extension ElementReader {
    fileprivate mutating func columns() throws(ScanStop) -> [Track.Column] {
        let offset = position
        let words = (try string() ?? "").split(separator: " ")
        let columns = words.compactMap { Track.Column(rawValue: String($0)) }
        if columns.count < words.count { try fault("a word is no column", at: offset) }
        return columns
    }
}
