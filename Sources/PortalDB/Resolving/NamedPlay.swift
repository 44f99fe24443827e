import PortalCatalog
import PortalModel

/// What `SCENE/NAME` means in a catalog.
package struct NamedPlay {
    package var scene: Scene
    package var name: String
    /// `nil`: the scene has no such play, be it that there are recordings of one.
    package var play: Play?
}

extension Catalog {
    /// Of the scenes whose names fit a text the one that has such a play, else the one that recordings say had it, else any;
    /// of several the one of the longest name. `nil`: there is no such scene.
    package func namedPlay(_ text: String) throws -> NamedPlay? {
        var others: [NamedPlay] = []
        for key in PlayKey.readings(of: text) {
            guard let scene = try translating({ try store.scene(key.scene) }) else { continue }
            let play = scene.plays.first { $0.name == key.play }
            let named = NamedPlay(scene: scene, name: key.play, play: play)
            if play != nil { return named }
            others.append(named)
        }
        guard others.count > 1 else { return others.first }
        return try translating {
            try others.first { try store.hasRecordings(of: $0.name, in: $0.scene.name) } ?? others[0]
        }
    }

    /// `SCENE/PLAY`, or `{SCENE}/PLAY` if the catalog has something else that is spelt like it.
    package func spelling(of key: PlayKey) throws -> String {
        let readings = try translating {
            try PlayKey.readings(of: key.spelling).filter { reading in
                try store.playNames(from: reading.scene, through: reading.scene).contains { $0.name == reading.play }
                    || store.hasRecordings(of: reading.play, in: reading.scene)
            }
        }
        return readings == [key] ? key.spelling : key.clearSpelling
    }
}
