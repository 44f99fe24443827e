import PortalModel

/// The tracks at a glance: a line for each column that moves, one for those that do not.
struct TrackList {
    private static let sparklineLimit = 24

    var recording: Recording
    var style: TextStyle

    func lines() -> [String] {
        recording.tracks.flatMap(lines(of:))
    }

    private func lines(of track: Track) -> [String] {
        let summaries = track.columns.indices.compactMap {
            ColumnSummary(of: $0, in: track, frameCount: recording.frameCount)
        }
        let title = "  \(style.paint("\(track.role.title) \(track.subject.printable)", .heading))"
        guard !summaries.isEmpty else { return ["\(title)  never drawn"] }
        let still = summaries.filter(\.isStill)
        let moving = lines(of: summaries.filter { !$0.isStill }.map(row(of:)))
        guard !still.isEmpty else { return [title] + moving }
        let kept = still.map { "\($0.column.rawValue) \($0.first.short())" }.joined(separator: ", ")
        return [title] + moving + ["    \(style.paint("still: \(kept)", .quiet))"]
    }

    /// The cells of one column's lines.
    private struct Row {
        var values: [Double?]
        var name: String
        var first: String
        var last: String
        /// One a line.
        var peaks: [String]
    }

    private func row(of summary: ColumnSummary) -> Row {
        func text(_ word: String, _ peak: ColumnSummary.Peak) -> String {
            let time = recording.time(of: peak.frame).short()
            let sign = word == "max" ? "+" : ""
            let share = peak.overshoot.map { ", \(sign)\(($0 * 100).short(places: 1)) %" } ?? ""
            return "\(word) \(peak.value.short(places: 2)) at \(time) s\(share)"
        }
        let peaks = [summary.lowest.map { text("min", $0) }, summary.highest.map { text("max", $0) }]
        return Row(
            values: summary.values, name: summary.column.rawValue, first: summary.first.short(places: 2),
            last: summary.last.short(places: 2), peaks: peaks.compactMap(\.self))
    }

    private func lines(of rows: [Row]) -> [String] {
        func widest(_ texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }
        let (name, first, last) = (widest(rows.map(\.name)), widest(rows.map(\.first)), widest(rows.map(\.last)))
        let before = 4 + name + 2 + first + 3 + last + 2
        let room = style.width - before - 2 - widest(rows.flatMap(\.peaks))
        let sparkline = min(Self.sparklineLimit, max(8, room))
        return rows.flatMap { row in
            let ends = "\(row.first.rightAligned(to: first)) → \(row.last.rightAligned(to: last))"
            let spark = style.paint(Sparkline.text(row.values, width: sparkline), .motion)
            let line = "    \(row.name.padded(to: name))  \(ends)  \(spark)"
            let indent = String(repeating: " ", count: before + sparkline)
            return ["\(line)  \(row.peaks.first ?? "")"] + row.peaks.dropFirst().map { "\(indent)  \($0)" }
        }
    }
}

extension Track.Role {
    fileprivate var title: String {
        switch self {
        case .source, .destination, .layer, .delayed: rawValue
        case .popup: "pop-up"
        case .popupBackground: "pop-up background"
        case .headerTitle: "header title"
        case .headerAccessory: "header accessory"
        }
    }
}
