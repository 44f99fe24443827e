import PortalModel

extension Track.Role: DocumentChoice {}
extension Track.Column: DocumentChoice {}

extension Track: DocumentValue {
    enum Key: String, ObjectKey {
        case role, subject, firstFrame, columns, samples

        static let table = KeyTable<Key>("a track", required: allCases)
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Track? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var role: Role?
        var subject: String?
        var firstFrame: Int?
        var columns: [Column]?
        var rows: [SampleRow]?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .role: role = try reader.value()
            case .subject: subject = try reader.string()
            case .firstFrame: firstFrame = try reader.index()
            case .columns: columns = try reader.filledList("a track has at least one column")
            case .samples: rows = try reader.list()
            }
        }
        guard let role, let subject, let firstFrame, let columns, let rows else { return nil }
        var track = Track(role: role, subject: subject, firstFrame: firstFrame, columns: columns)
        for (index, row) in rows.enumerated() {
            let values = row.values ?? Array(repeating: 0, count: columns.count)
            if values.count != columns.count {
                let message = "the sample \(index) has \(values.count) numbers for \(columns.count) columns"
                try reader.fault(message, at: .samples, of: members)
            }
            track.isDrawn.append(row.values != nil)
            track.values += values
        }
        return track
    }
}

/// The numbers of one frame, or `null` where the subject is not drawn.
private struct SampleRow: DocumentValue {
    var values: [Double]?

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> SampleRow? {
        if reader.skipSpace() == UInt8(ascii: "n") {
            try reader.scanWord("null")
            return SampleRow(values: nil)
        }
        guard let samples: [Sample] = try reader.list() else { return nil }
        return SampleRow(values: samples.map(\.value))
    }
}

/// A number whose zero keeps its sign: digests are over the bits.
private struct Sample: DocumentValue {
    var value: Double

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Sample? {
        try reader.number(keepsSign: true).map { Sample(value: $0) }
    }
}
