import PortalModel
import PortalMotion

/// A recording as JSON for people to read and compare: no track, frame or event is left out, and nothing is said twice.
///
/// Values are rounded to a millionth; the result digest stands for their bits.
///
/// Events are `[frame, kind, subject]` or `[frame, kind, subject, value]`, a line for each frame. A track is a line with
/// its columns by name, each a number if it never changes, else its values in order; `[value, n]` stands for n times the
/// value, and `drawn` lists the first and last frames of the stretches in which the subject is drawn, if not in all.
struct CompactRecording: CustomStringConvertible {
    let recording: Recording

    var description: String {
        var lines = [
            "{\"scene\": \(quoted(recording.scene.rawValue)), \"play\": \(quoted(recording.play)),"
                + (recording.reduceMotion ? " \"reduceMotion\": true," : ""),
            " \"fps\": \(recording.fps), \"frameCount\": \(recording.frameCount), "
                + "\"outcome\": \(quoted(recording.outcome.rawValue)),",
            " \"resultDigest\": \(quoted(recording.resultDigest.description)),",
        ]
        lines += list("events", eventLines) + [","]
        lines += list("tracks", recording.tracks.map(line)) + ["}", ""]
        return lines.joined(separator: "\n").replacing("]\n,", with: "],").replacing("]\n}", with: "]}")
    }

    private func list(_ name: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [" \"\(name)\": []"] : [" \"\(name)\": ["] + [lines.joined(separator: ",\n")] + [" ]"]
    }

    private var eventLines: [String] {
        let frames = recording.events.map(\.frame)
        return frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { first in
            recording.events[first...].prefix { $0.frame == frames[first] }.map(text).joined(separator: ", ")
        }.map { "  " + $0 }
    }

    private func text(_ event: RecordedEvent) -> String {
        let value =
            switch event.value {
            case nil: ""
            case .flag(let flag): ", \(flag)"
            case .number(let number): ", \(number.shortestText)"
            case .text(let text): ", \(quoted(text))"
            }
        return "[\(event.frame), \(quoted(event.kind.rawValue)), \(quoted(event.subject))\(value)]"
    }

    private func line(_ track: Track) -> String {
        let drawn = track.isDrawn.indices.filter { track.isDrawn[$0] }
        let columns = track.columns.enumerated().map { place, column in
            "\(quoted(column.rawValue)): " + text(drawn.map { track.values[$0 * track.columns.count + place] })
        }
        let head = "\"role\": \(quoted(track.role.rawValue)), \"subject\": \(quoted(track.subject))"
        let stretches = drawn.count == track.isDrawn.count ? [] : ["\"drawn\": [\(self.stretches(of: track))]"]
        return "  {\(head), \"firstFrame\": \(track.firstFrame), "
            + (stretches + columns).joined(separator: ", ") + "}"
    }

    private func stretches(of track: Track) -> String {
        runs(of: track.isDrawn).filter(\.value).map { run in
            "[\(track.firstFrame + run.first), \(track.firstFrame + run.first + run.count - 1)]"
        }.joined(separator: ", ")
    }

    private func text(_ values: [Double]) -> String {
        let runs = runs(of: values.map { ($0 * 1e6).rounded() / 1e6 })
        if runs.count == 1 { return runs[0].value.shortestText }
        let texts = runs.map { run in
            run.count == 1 ? run.value.shortestText : "[\(run.value.shortestText), \(run.count)]"
        }
        return "[\(texts.joined(separator: ", "))]"
    }

    private func runs<Value: Equatable>(of values: [Value]) -> [(first: Int, count: Int, value: Value)] {
        var runs: [(first: Int, count: Int, value: Value)] = []
        for (place, value) in values.enumerated() {
            if runs.last?.value == value {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((place, 1, value))
            }
        }
        return runs
    }

    /// Names and messages of the seeds have nothing to escape.
    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
