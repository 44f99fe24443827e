import PortalModel

/// A recording as text for people: what happened when, what was shown, and how it moved.
///
/// ```text
/// example/open  60 fps, 36 frames, 0.583 s, finished
///
/// Events
///   0.000 s   0 ┬ activated   demo1
///               └ layerShown  demo1
/// ```
package struct TimelineText {
    private let recording: Recording
    private let style: TextStyle

    package init(of recording: Recording, style: TextStyle = TextStyle()) {
        self.recording = recording
        self.style = style
    }

    /// The lines, without their ends.
    package func lines() -> [String] {
        let sections = [
            section("Events", EventList(recording: recording, style: style).lines()),
            section("Phases", PhaseChart(recording: recording, style: style).lines()),
            section("Tracks", TrackList(recording: recording, style: style).lines()),
        ]
        return [header] + sections.flatMap(\.self).map(\.withoutTrailingSpaces)
    }

    private var header: String {
        let seconds = recording.duration.short()
        let outcome = style.paint(recording.outcome.rawValue, recording.outcome == .finished ? .good : .bad)
        let name = style.paint("\(recording.scene)/\(recording.play)".printable, .heading)
        let frames = recording.frameCount.of("frame")
        let motion = recording.reduceMotion ? ", reduced motion" : ""
        return "\(name)  \(recording.fps) fps, \(frames), \(seconds) s\(motion), \(outcome)"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", style.paint(title, .heading)] + lines
    }
}
