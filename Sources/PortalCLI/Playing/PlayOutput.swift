import PortalDB
import PortalDocument
import PortalRender

/// Writes results as they come: text for people, every number as JSON or CSV.
struct PlayOutput {
    private let format: ListingFormat
    private let form: PlayForm
    private let console: Console
    private var json: RecordingWriter
    private var csv = ListingWriter(columns: FrameRows.columns, format: .csv, width: nil)
    private var text: RunText
    private var count = 0

    init(format: ListingFormat, form: PlayForm, isVerbose: Bool, console: Console) {
        self.format = format
        self.form = form
        self.console = console
        json = RecordingWriter(asList: form != .one) { try console.output.write(utf8: $0) }
        text = RunText(style: console.style, isVerbose: isVerbose)
    }

    /// Whether every result so far is, or was allowed to be.
    var isAsExpected: Bool { text.isAsExpected }

    var slowest: SlowestPlays { text.slowest }

    mutating func write(_ finished: FinishedTask) throws {
        let line = text.text(of: finished)
        switch finished.outcome {
        case .unplayable where format == .text && form == .many: try console.output.write(line)
        case .unplayable(let reason) where form == .many:
            try console.errors.line("\(finished.task.description): \(reason)".printable)
        case .unplayable(let reason): throw CatalogError(reason, play: finished.task.name)
        case .played(let result): try write(result, line)
        }
        count += 1
    }

    mutating func finish() throws {
        switch format {
        case .text: if form == .many { try console.output.write(text.summary()) }
        case .json: try json.finish()
        case .csv: try csv.finish(to: console.output.write)
        }
    }

    private mutating func write(_ result: PlayResult, _ line: String) throws {
        let recording = result.recording
        let report = ComparisonReport(result.comparison)
        switch format {
        case .text where form == .many: try console.output.write(line)
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
    }

    private func tell(_ report: ComparisonReport, of recording: Recording) throws {
        let name = "\(recording.scene)/\(recording.play)".printable
        for line in report.lines(style: TextStyle()) { try console.errors.line("\(name): \(line)") }
        if recording.outcome == .timedOut { try console.errors.line("\(name): \(recording.outcome.rawValue)") }
    }
}
