import PortalDB
import PortalDocument
import PortalRender

/// Writes results as they come: text for people, every number as JSON or CSV.
struct PlayOutput {
    private let format: ListingFormat
    private let console: Console
    private var json: RecordingWriter
    private var csv = ListingWriter(columns: FrameRows.columns, format: .csv, width: nil)
    private var count = 0

    /// - Parameter isList: whether the plays are those of a whole scene.
    init(format: ListingFormat, isList: Bool, console: Console) {
        self.format = format
        self.console = console
        json = RecordingWriter(asList: isList) { try console.output.write(utf8: $0) }
    }

    mutating func write(_ result: PlayResult) throws {
        let recording = result.recording
        let report = ComparisonReport(result.comparison)
        switch format {
        case .text:
            if count > 0 { try console.output.write("\n") }
            for line in TimelineText(of: recording, style: console.style).lines() { try console.output.line(line) }
            let lines = report.lines(style: console.style)
            if !lines.isEmpty { try console.output.write("\n") }
            for line in lines { try console.output.line(line) }
        case .json:
            try json.write(recording)
            try tell(report, of: recording)
        case .csv:
            for track in recording.tracks {
                try csv.write(FrameRows.rows(of: track, in: recording), to: console.output.write)
            }
            try tell(report, of: recording)
        }
        count += 1
    }

    mutating func finish() throws {
        switch format {
        case .text: break
        case .json: try json.finish()
        case .csv: try csv.finish(to: console.output.write)
        }
    }

    private func tell(_ report: ComparisonReport, of recording: Recording) throws {
        let name = "\(recording.scene)/\(recording.play)".printable
        for line in report.lines(style: TextStyle()) { try console.errors.line("\(name): \(line)") }
        if recording.outcome == .timedOut { try console.errors.line("\(name): \(recording.outcome.rawValue)") }
    }
}
