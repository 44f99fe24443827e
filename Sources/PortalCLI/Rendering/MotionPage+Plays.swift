import PortalDB
import PortalRender

extension MotionPage {
    /// A page with an index of the plays if there are several.
    init(_ plays: [RenderedPlay]) {
        let scenes = plays.map(\.recording.scene.rawValue).distinct
        let title = scenes.count == 1 ? plays[0].picture.title ?? scenes[0] : "Plays of \(scenes.count) scenes"
        self.init(title: title, plays: plays.map(Play.init))
    }
}

extension MotionPage.Play {
    fileprivate init(_ play: RenderedPlay) {
        let scene = play.recording.scene.rawValue
        self.init(
            name: play.name, scene: scene,
            play: String(play.name.unicodeScalars.dropFirst(scene.unicodeScalars.count + 1)), facts: [],
            pictures: [MotionPage.Shown(recording: play.recording, picture: play.picture)])
    }
}

extension [RenderedPlay] {
    /// What their pictures do not show, each once.
    var notes: [String] { flatMap(\.picture.notes).distinct }
}

extension Sequence where Element: Hashable {
    /// The elements in the order in which each comes first.
    fileprivate var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
