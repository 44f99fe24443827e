import PortalDB
import PortalRender

/// A play with all that its formats draw from.
struct RenderedPlay {
    var recording: Recording
    var picture: MotionPicture
    /// Where the frames are from, for people.
    var origin: String
    /// The curves that it may move by; none for a play that its scene does not have any more, or that has no plan.
    var eases: [LottieEase]
    /// `SCENE/PLAY`, or `SCENE/PLAY@3` if that recording was asked for.
    var name: String
}

extension Catalog {
    /// What names mean: plays, and recordings with their version; in the order of the names, or of the scenes for
    /// patterns; each once.
    ///
    /// - Throws: ``CatalogError`` if a name means nothing, or a play cannot be played.
    func renderedPlays(_ names: [String], _ options: PlayOptions) throws -> [RenderedPlay] {
        var scenes: [Scene.ID: Scene] = [:]
        func known(_ name: Scene.ID) throws -> Scene {
            let scene = try scenes[name] ?? scene(name)
            scenes[name] = scene
            return scene
        }
        var taken: Set<String> = []
        return try names.flatMap { name -> [RenderedPlay] in
            if let version = try RecordingName(name, in: self) {
                guard taken.insert(version.description).inserted else { return [] }
                let (recording, scene) = try recording(version, in: known(version.scene))
                return [try rendered(recording, in: scene, version.description, "as recorded")]
            }
            return try tasks(PlaySelection([name]), options).filter { taken.insert($0.name).inserted }.map { task in
                let scene = try known(task.scene)
                let shown = try ifPlayable { try shownRecording(of: task.play, in: scene, task.options) }
                    .mapError { CatalogError($0, play: task.name) }.get()
                return try rendered(shown.recording, in: scene, task.name, shown.origin.words)
            }
        }
    }

    private func rendered(_ recording: Recording, in scene: Scene, _ name: String, _ origin: String) throws
        -> RenderedPlay
    {
        let picture = try MotionPicture(of: recording, in: scene) { try look(of: $0) }
        let play = scene.plays.first { $0.name == recording.play }
        return RenderedPlay(
            recording: recording, picture: picture, origin: origin,
            eases: try play.map { try eases(of: $0, in: scene) } ?? [], name: name)
    }
}

extension Catalog {
    /// None also of a play that was recorded and has no plan any more, as without a library that it needs.
    private func eases(of play: Play, in scene: Scene) throws -> [LottieEase] {
        switch try ifPlayable({ try plan(play, of: scene) }) {
        case .success(let plan): plan.eases
        case .failure: []
        }
    }
}

extension ShownRecording.Origin {
    fileprivate var words: String {
        switch self {
        case .stored(let name): "recording @\(name.version)"
        case .played: "played now, as nothing is recorded with these options"
        case .playedAnew(let name): "played now, as recording @\(name.version) is of another input or engine"
        }
    }
}
