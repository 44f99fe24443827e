import PortalModel
import PortalMotion

/// Writes recordings as JSON: one as an object, those of all plays of a scene as a list.
///
/// ```swift
/// var writer = RecordingWriter(asList: false) { try output.write($0) }
/// try writer.write(recording)
/// try writer.finish()
/// ```
package struct RecordingWriter {
    private static let chunkSize = 1 << 16

    private let asList: Bool
    private let sink: ([UInt8]) throws -> Void
    private let indent: String
    private var buffer: [UInt8] = []
    private var isFirst = true

    /// - Parameter sink: takes the text in pieces.
    package init(asList: Bool, to sink: @escaping ([UInt8]) throws -> Void) {
        self.asList = asList
        self.sink = sink
        indent = asList ? "  " : ""
    }

    package mutating func write(_ recording: Recording) throws {
        if asList { append((isFirst ? "[" : ",") + "\n") }
        isFirst = false
        append(indent + "{\n")
        writeHead(of: recording)
        try writeList("events", recording.events) { writer, event in
            writer.write(event, time: recording.time(of: event.frame))
        }
        append(",\n")
        try writeList("tracks", recording.tracks) { writer, track in try writer.write(track) }
        append("\n" + indent + "}")
        try emit(atLeast: Self.chunkSize)
    }

    /// Ends the text.
    package mutating func finish() throws {
        if asList { append(isFirst ? "[]" : "\n]") }
        append("\n")
        try emit(atLeast: 0)
    }

    private mutating func writeHead(of recording: Recording) {
        member("format", quoted: DocumentFormat.recording)
        member("engine", quoted: recording.engine)
        member("scene", quoted: recording.scene.rawValue)
        member("play", quoted: recording.play)
        member("fps", recording.fps.description)
        if recording.reduceMotion { member("reduceMotion", "true") }
        member("frameCount", recording.frameCount.description)
        member("outcome", quoted: recording.outcome.rawValue)
        member("inputDigest", quoted: recording.inputDigest.description)
        member("resultDigest", quoted: recording.resultDigest.description)
    }

    private mutating func write(_ event: RecordedEvent, time: Double) {
        append("\(indent)    { \"frame\": \(event.frame), \"time\": \(time.shortestText), ")
        append("\"kind\": \"\(event.kind.rawValue)\", \"subject\": ")
        appendJSONString(event.subject, to: &buffer)
        switch event.value {
        case .flag(let flag): append(", \"value\": \(flag)")
        case .number(let number): append(", \"value\": \(number.shortestText)")
        case .text(let text):
            append(", \"value\": ")
            appendJSONString(text, to: &buffer)
        case nil: break
        }
        append(" }")
    }

    private mutating func write(_ track: Track) throws {
        append("\(indent)    { \"role\": \"\(track.role.rawValue)\", \"subject\": ")
        appendJSONString(track.subject, to: &buffer)
        append(", \"firstFrame\": \(track.firstFrame), \"columns\": [")
        append(track.columns.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
        append("], \"samples\": [")
        for row in track.isDrawn.indices {
            append(row == 0 ? "\n" : ",\n")
            append(indent + "      ")
            if let values = track[frame: track.firstFrame + row] {
                append("[" + values.map(\.shortestText).joined(separator: ", ") + "]")
            } else {
                append("null")
            }
            try emit(atLeast: Self.chunkSize)
        }
        append(track.isDrawn.isEmpty ? "] }" : "\n\(indent)    ] }")
    }

    /// A list with each of its values on lines of its own.
    private mutating func writeList<Value>(
        _ key: String, _ values: [Value], _ write: (inout Self, Value) throws -> Void
    ) throws {
        append("\(indent)  \"\(key)\": [")
        for (index, value) in values.enumerated() {
            append(index == 0 ? "\n" : ",\n")
            try write(&self, value)
        }
        append(values.isEmpty ? "]" : "\n\(indent)  ]")
    }

    private mutating func member(_ key: String, quoted value: String) {
        append("\(indent)  \"\(key)\": ")
        appendJSONString(value, to: &buffer)
        append(",\n")
    }

    private mutating func member(_ key: String, _ json: String) {
        append("\(indent)  \"\(key)\": \(json),\n")
    }

    private mutating func append(_ text: String) {
        buffer.append(contentsOf: text.utf8)
    }

    private mutating func emit(atLeast size: Int) throws {
        guard buffer.count >= size, !buffer.isEmpty else { return }
        try sink(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
