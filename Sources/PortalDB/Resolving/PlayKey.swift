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

    /// What a text can mean, the longest name of a scene first.
    static func readings(of text: String) -> [PlayKey] {
        let text = NameRules.normalized(text)
        // By scalars: an accent on a slash makes another character, and still stands at the start of a name.
        let scalars = text.unicodeScalars
        func reading(_ scene: Substring.UnicodeScalarView, _ rest: Substring.UnicodeScalarView) -> PlayKey {
            PlayKey(scene: Scene.ID(String(scene)), play: String(rest.dropFirst()))
        }
        if scalars.first == "{" {
            guard let end = scalars.firstIndex(of: "}") else { return [] }
            let rest = scalars[end...].dropFirst()
            return rest.first == "/" ? [reading(scalars[..<end].dropFirst(), rest)] : []
        }
        return scalars.indices.reversed().filter { scalars[$0] == "/" }.map { reading(scalars[..<$0], scalars[$0...]) }
    }
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
