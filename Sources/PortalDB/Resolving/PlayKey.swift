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
        if text.utf8.first == UInt8(ascii: "{") {
            // By scalars, as names are kept: an accent on a brace makes another character.
            let scalars = text.unicodeScalars
            guard let end = scalars.firstIndex(of: "}") else { return [] }
            let rest = scalars[end...].dropFirst()
            guard rest.first == "/" else { return [] }
            return [
                PlayKey(scene: Scene.ID(String(scalars[..<end].dropFirst())), play: String(rest.dropFirst()))
            ]
        }
        return text.partsAtSlashes.map { PlayKey(scene: Scene.ID($0.head), play: $0.tail) }
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
