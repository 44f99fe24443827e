import PortalCatalog
import PortalModel
import PortalPlayback

extension Catalog {
    /// A recording, and its scene with what the frames depended on where it was then: to be drawn together.
    ///
    /// - Throws: ``CatalogError`` if the recording is not there or damaged.
    package func recording(_ name: RecordingName, in scene: Scene) throws -> (recording: Recording, scene: Scene) {
        let stored = try storedRecording(name)
        return (stored.recording, scene.standing(as: stored.inputs))
    }

    /// The same with the present recording of a play; `nil` if there is none.
    package func recording(
        of play: String, in scene: Scene, _ options: PlayOptions
    ) throws -> (recording: Recording, scene: Scene)? {
        let stored = try translating { try store.recording(RecordingKey(scene.name, play, options)) }
        return stored.map { ($0.recording, scene.standing(as: $0.inputs)) }
    }
}
