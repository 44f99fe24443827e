import PortalModel

extension PictureMaker {
    /// The layers of portals, with the looks of what they stand for.
    func layerElements() -> [MotionPicture.Element] {
        let owners = LayerOwners(recording.events)
        return recording.tracks.indices.filter { recording.tracks[$0].role == .layer }.flatMap { place in
            let subject = recording.tracks[place].subject
            return owners.owners(of: subject).compactMap { owner in
                layerElement(place, ownedBy: owner) { owners.owner(of: subject, in: $0) == owner }
            }
        }
    }

    /// A layer in those frames in which it looks like that of a portal.
    private func layerElement(
        _ place: Int, ownedBy owner: String, in isOwned: (Int) -> Bool
    ) -> MotionPicture.Element? {
        let track = recording.tracks[place]
        guard look.portal(of: track.subject) != nil,
            let portal = look.portal(of: owner).map({ look.scene.portals[$0] }), let source = look.view(portal.source)
        else { return nil }
        let fill = portal.layer.flatMap { $0.fill.isEmpty ? nil : $0.fill } ?? source.fill
        let sizes = [portal.source, portal.destination].compactMap { look.view($0)?.frame.size }
        let label = labels.label(
            portal.layer?.label ?? source.label, in: sizes, at: source.frame, on: fill,
            context: look.context(of: source))
        return MotionPicture.Element(
            portal.mirror == nil ? .layer : .mirror, subject: track.subject, view: source.id, tracks: [place],
            fill: MotionPicture.Fill(fill), label: label,
            states: frames { frame in
                guard isOwned(frame), let rectangle = track.rectangle(in: frame) else { return nil }
                func value(_ column: Track.Column, _ fallback: Double) -> Double {
                    track.value(column, in: frame) ?? fallback
                }
                let scale = value(.scale, 1)
                return MotionPicture.State(
                    frame: rectangle,
                    cornerRadius: value(.cornerRadius, portal.layer?.cornerRadius ?? source.cornerRadius),
                    opacity: value(.opacity, 1) * source.opacity, scaleX: scale, scaleY: scale,
                    rotation: value(.rotation, 0), shadowRadius: value(.shadowRadius, 0), blur: value(.blur, 0))
            })
    }
}
