import PortalModel

/// A scene that an import brings, with what can be said of it without the catalog: that is found out in the thread that
/// reads, while another one writes.
struct ArrivingScene {
    let index: SceneIndex
    let writtenAnimations: [WrittenAnimation]
    /// What is wrong with it in itself.
    let structure: [Finding]
    /// What is wrong with its motion, if all that it names stands in its file, in a document before it; `nil`: not known yet.
    var motion: [Finding]?
    let place: ElementPlace
    /// Of the document that would have it alone; `nil`: not known yet.
    let digest: Digest?

    init(_ scene: Scene, at place: ElementPlace, digest: Digest? = nil) {
        index = SceneIndex(scene)
        writtenAnimations = scene.writtenAnimations
        structure = CheckedScene(index: index).findings(of: Rules.ofStructure)
        self.place = place
        self.digest = digest
    }

    var scene: Scene { index.scene }
}
