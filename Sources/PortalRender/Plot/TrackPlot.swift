import PortalModel

extension CurvePlot {
    /// The tracks of a recording, those columns together that have one unit; what never changes is left out.
    package init(of recording: Recording) {
        let motion = recording.reduceMotion ? ", reduced motion" : ""
        self.init(
            title: "\(recording.scene)/\(recording.play)",
            subtitle: "\(recording.fps) fps, \(recording.frameCount.of("frame")), "
                + "\(recording.duration.short()) s\(motion), \(recording.outcome.rawValue); dotted where a value has come to rest for good",
            fps: recording.fps,
            panels: recording.tracks.flatMap { track in
                Unit.allCases.compactMap { Self.panel(of: track, in: $0, recording) }
            })
    }

    private static func panel(of track: Track, in unit: Unit, _ recording: Recording) -> Panel? {
        let series = track.columns.indices.filter { unit.columns.contains(track.columns[$0]) }.compactMap { place in
            ColumnSummary(of: place, in: track, frameCount: recording.frameCount)
        }.filter { !$0.isStill }
        guard !series.isEmpty else { return nil }
        return Panel(
            title: "\(track.role.rawValue) \(track.subject)", unit: unit.rawValue,
            series: series.map { summary in
                let last = summary.values.lastIndex { $0 != nil && $0 != summary.last }
                return Series(
                    name: summary.column.rawValue,
                    facts: "\(summary.first.short(places: 2)) to \(summary.last.short(places: 2))",
                    values: summary.values,
                    settlesAt: last.map { recording.time(of: min($0 + 1, max(0, recording.frameCount - 1))) })
            })
    }

    private enum Unit: String, CaseIterable {
        case points, factor, degrees
        case parts = "0 to 1"

        var columns: [Track.Column] {
            switch self {
            case .points: [.x, .y, .width, .height, .centerX, .centerY, .cornerRadius, .shadowRadius, .blur]
            case .factor: [.scale, .scaleX, .scaleY]
            case .degrees: [.rotation]
            case .parts: [.opacity, .progress]
            }
        }
    }
}
