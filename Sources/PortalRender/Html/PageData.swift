import PortalModel

/// What the page's script reads: plays with their pictures.
struct PageData {
    let json: String

    init(_ page: MotionPage) {
        json = PageJSON.object([
            "title": PageJSON.string(page.title), "report": page.report.map(Self.report),
            "plays": PageJSON.list(page.plays.map(Self.play)),
        ])
    }

    private static func report(_ report: MotionPage.Report) -> String {
        PageJSON.object([
            "headline": PageJSON.string(report.headline), "tone": PageJSON.string(report.isGood ? "good" : "notice"),
            "facts": PageJSON.list(report.facts.map { PageJSON.string($0) }),
        ])
    }

    private static func play(_ play: MotionPage.Play) -> String {
        let newest = play.pictures.last
        let notes = play.pictures.flatMap(\.picture.notes).reduce(into: [String]()) { notes, note in
            if !notes.contains(note) { notes.append(note) }
        }
        return PageJSON.object([
            "name": PageJSON.string(play.name), "scene": PageJSON.string(play.scene),
            "play": PageJSON.string(play.play), "title": newest?.picture.title.map { PageJSON.string($0) },
            "about": PageJSON.string(newest.map { about($0.recording) } ?? ""),
            "length": (newest?.recording.duration ?? play.seconds).map { PageJSON.string("\($0.fixed(places: 2)) s") },
            "verdict": play.verdict.map { PageJSON.string($0.word) },
            "tone": play.verdict.map { PageJSON.string($0.tone.rawValue) },
            "facts": PageJSON.list(play.facts.map { PageJSON.string($0) }),
            "notes": PageJSON.list(notes.map { PageJSON.string($0) }),
            "pictures": PageJSON.list(play.pictures.map { PagePicture($0).json }),
        ])
    }

    private static func about(_ recording: Recording) -> String {
        let frames = "\(recording.frameCount) \(recording.frameCount == 1 ? "frame" : "frames") at \(recording.fps) fps"
        let rest =
            (recording.outcome == .finished ? [] : [recording.outcome.rawValue])
            + (recording.reduceMotion ? ["reduced motion"] : [])
        return (["\(recording.duration.short()) s", frames] + rest).joined(separator: " · ")
    }
}
