import PortalDigest
import PortalModel
import PortalSystem

/// Reads what ``RecordingWriter`` writes: one recording, or a list of them.
package enum RecordingReader {
    private static let sizeLimit = 1 << 28

    /// - Throws: ``DocumentError`` for anything that is no recording or does not fit its digest, `SystemError` when
    ///   the file cannot be read.
    package static func read(_ source: any ByteSource, file: String) throws -> [Recording] {
        let limits = DocumentLimits(elementSize: sizeLimit)
        let pieces = PieceReader(source: source, limits: limits)
        var issues = IssueList(limit: limits.issues)
        if let reason = try pieces.faultOfBeginning(expected: "a recording (JSON)") {
            throw DocumentError(issues: [DocumentIssue(file: file, place: nil, path: JSONPath(), message: reason)])
        }
        var recordings: [Recording]?
        do {
            recordings = try pieces.next { reader throws(ScanStop) in try wholeText(&reader) }
            issues.append(contentsOf: pieces.faults(in: file, JSONPath()))
        } catch let stop as ScanStop {
            issues.append(contentsOf: pieces.faults(in: file, JSONPath()))
            if let issue = pieces.issue(for: stop, in: file, JSONPath()) { issues.append(issue) }
        }
        if let error = issues.error { throw error }
        return recordings ?? []
    }

    private static func wholeText(_ reader: inout ElementReader) throws(ScanStop) -> [Recording]? {
        let isList = reader.skipSpace() == UInt8(ascii: "[")
        let recordings: [Recording]? = isList ? try reader.list() : try Recording.read(&reader).map { [$0] }
        _ = reader.skipSpace()
        if reader.position < reader.count { throw reader.stop(expecting: "nothing after the recording") }
        return recordings
    }
}

extension Recording.Outcome: DocumentChoice {}
extension RecordedEvent.Kind: DocumentChoice {}

extension Recording: DocumentValue {
    enum Key: String, ObjectKey {
        case format, engine, scene, play, fps, reduceMotion, frameCount, outcome, inputDigest, resultDigest, events
        case tracks

        static let table = KeyTable<Key>("a recording", required: allCases.filter { $0 != .reduceMotion })
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Recording? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        let faultsBefore = reader.faults.count
        var recording = Recording(
            engine: "", scene: "", play: "", fps: 60, frameCount: 0, outcome: .finished, reduceMotion: false,
            inputDigest: SHA256.digest(of: []), events: [], tracks: [])
        var result: Digest?
        var times: [Double] = []
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .format: try reader.format()
            case .engine: recording.engine = try reader.string() ?? ""
            case .scene: recording.scene = try reader.value() ?? ""
            case .play: recording.play = try reader.name() ?? ""
            case .fps: recording.fps = try reader.index() ?? 0
            case .reduceMotion: recording.reduceMotion = try reader.flag() ?? false
            case .frameCount: recording.frameCount = try reader.index() ?? 0
            case .outcome: recording.outcome = try reader.value() ?? .finished
            case .inputDigest: recording.inputDigest = try reader.digest() ?? recording.inputDigest
            case .resultDigest: result = try reader.digest()
            case .events:
                let events: [TimedEvent] = try reader.list() ?? []
                recording.events = events.map(\.event)
                times = events.map(\.time)
            case .tracks: recording.tracks = try reader.list() ?? []
            }
        }
        guard reader.faults.count == faultsBefore else { return nil }
        try reader.check(recording, times: times, result: result, members)
        return recording
    }
}

/// An event with the time that the text gives for it.
private struct TimedEvent: DocumentValue {
    enum Key: String, ObjectKey {
        case frame, time, kind, subject, value

        static let table = KeyTable<Key>("an event", required: [.frame, .time, .kind, .subject])
    }

    var event: RecordedEvent
    var time: Double

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> TimedEvent? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var frame: Int?
        var time: Double?
        var kind: RecordedEvent.Kind?
        var subject: String?
        var value: RecordedEvent.Value?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .frame: frame = try reader.index()
            case .time: time = try reader.number(.notNegative)
            case .kind: kind = try reader.value()
            case .subject: subject = try reader.string()
            case .value: value = try reader.eventValue()
            }
        }
        guard let frame, let time, let kind, let subject else { return nil }
        return TimedEvent(event: RecordedEvent(frame: frame, kind: kind, subject: subject, value: value), time: time)
    }
}

extension ElementReader {
    fileprivate mutating func format() throws(ScanStop) {
        let known = DocumentFormat.recording
        _ = skipSpace()
        let offset = position
        if let format = try string("\"\(known)\""), format != known {
            try fault("the format is '\(shortened(format))'; this version reads '\(known)'", at: offset)
        }
    }

    fileprivate mutating func digest() throws(ScanStop) -> Digest? {
        _ = skipSpace()
        let offset = position
        guard let text = try string("a digest") else { return nil }
        if let digest = Digest(text) { return digest }
        try fault("a digest is 'sha256:' and 64 hexadecimal digits", at: offset)
        return nil
    }

    mutating func eventValue() throws(ScanStop) -> RecordedEvent.Value? {
        switch skipSpace() {
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return try flag().map { .flag($0) }
        case UInt8(ascii: "\""): return try string().map { .text($0) }
        default: return try number(keepsSign: true).map { .number($0) }
        }
    }

    /// What only the whole recording can tell.
    fileprivate mutating func check(
        _ recording: Recording, times: [Double], result: Digest?, _ members: Members<Recording.Key>
    ) throws(ScanStop) {
        guard 1...1000 ~= recording.fps else {
            try fault("is \(recording.fps); it must be from 1 to 1000", at: .fps, of: members)
            return
        }
        for (event, time) in zip(recording.events, times)
        where event.frame >= recording.frameCount || time != recording.time(of: event.frame) {
            try fault("the event at frame \(event.frame) does not fit fps and frameCount", at: .events, of: members)
        }
        for track in recording.tracks where track.firstFrame + track.isDrawn.count != recording.frameCount {
            let samples = "\(track.isDrawn.count) samples from frame \(track.firstFrame) on"
            try fault("the track '\(track.subject)' has \(samples); it must reach the last", at: .tracks, of: members)
        }
        if faults.isEmpty, recording.resultDigest != result {
            try fault(
                "the result is another: its events and tracks give '\(recording.resultDigest)'", at: .resultDigest,
                of: members)
        }
    }
}
