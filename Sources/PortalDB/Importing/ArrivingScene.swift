import PortalModel

/// A scene that an import brings, with what can be said of it without the catalog: that is found out in the thread that
/// reads, while another one writes.
struct ArrivingScene {
    let index: SceneIndex
    let writtenAnimations: [WrittenAnimation]
    /// What is wrong with it in itself.
    let structure: [Finding]
    let place: ElementPlace
    /// Of the document that would have it alone; `nil`: not known yet.
    let digest: Digest?

    init(_ scene: Scene, at place: ElementPlace, digest: Digest? = nil) {
        index = SceneIndex(scene)
        writtenAnimations = scene.writtenAnimations
        structure = Rules.ofStructure.flatMap { [checked = CheckedScene(index: index)] in $0.findings(in: checked) }
        self.place = place
        self.digest = digest
    }

    var scene: Scene { index.scene }
}
