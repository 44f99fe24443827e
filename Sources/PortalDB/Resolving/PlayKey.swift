import PortalCatalog
import PortalModel

/// What tells the plays of a catalog apart. Its spelling does not: `hero/open/fast` may be a play `open/fast` of the scene
/// `hero`, or a play `fast` of `hero/open`.
package struct PlayKey: Hashable {
    package var scene: Scene.ID
    package var play: String

    package init(scene: Scene.ID, play: String) {
        self.scene = scene
        self.play = play
    }

    /// `SCENE/PLAY`
    package var spelling: String { "\(scene)/\(play)" }

    /// `{SCENE}/PLAY`, which can be read in one way only: no name has braces.
    package var clearSpelling: String { "{\(scene)}/\(play)" }
}

extension RecordingKey {
    var playKey: PlayKey { PlayKey(scene: scene, play: play) }
}

extension RecordingName {
    package var playKey: PlayKey { PlayKey(scene: scene, play: play) }
}

extension PlayTask {
    package var playKey: PlayKey { PlayKey(scene: scene, play: play.name) }
}
