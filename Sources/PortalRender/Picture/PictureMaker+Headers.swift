import PortalModel

extension PictureMaker {
    /// Titles and accessories that flow, in the order of the scene, accessories before titles.
    func headerElements() -> [MotionPicture.Element] {
        look.scene.headers.flatMap { header in
            [
                header.accessory.flatMap { element(.headerAccessory, of: header, $0, text: nil) },
                header.title.flatMap { element(.headerTitle, of: header, $0, text: header.titleText) },
            ].compactMap(\.self)
        }
    }

    /// `nil` in a play that does not scroll the header: then what it shows is a view as any other. A title that no view
    /// stands for has no other place.
    private func element(
        _ role: Track.Role, of header: Header, _ ends: Header.Element, text: String?
    ) -> MotionPicture.Element? {
        let place = recording.tracks.firstIndex { $0.role == role && $0.subject == header.id.rawValue }
        let view = view(of: ends)
        guard place != nil || (view == nil && text != nil) else { return nil }
        let root = look.contextOrder.first ?? 0
        var label = labels.label(
            text ?? view?.label, in: [ends.source.size], at: ends.source, on: view?.fill ?? [], context: root)
        // Its two places are meant to hug the text, and it is scaled about their middles.
        label?.isLeading = false
        return MotionPicture.Element(
            MotionPicture.Role(role), subject: header.id.rawValue, view: view?.id, tracks: place.map { [$0] } ?? [],
            fill: MotionPicture.Fill(view?.fill ?? []), label: label,
            states: frames { frame in
                guard let place else { return MotionPicture.State(frame: ends.source) }
                return state(of: recording.tracks[place], ends.source.size, view, in: frame)
            })
    }

    /// The view that flows: the one that is named, or else one that stands where the flow begins.
    private func view(of ends: Header.Element) -> SceneView? {
        if let view = ends.view.flatMap({ look.view($0) }) { return view }
        return look.scene.views.first { $0.frame == ends.source && look.parent(of: look.context(of: $0)) == nil }
    }

    private func state(
        of track: Track, _ size: Size, _ view: SceneView?, in frame: Int
    ) -> MotionPicture.State? {
        guard let x = track.value(.centerX, in: frame), let y = track.value(.centerY, in: frame) else { return nil }
        let scale = track.value(.scale, in: frame) ?? 1
        return MotionPicture.State(
            frame: Rectangle(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
            cornerRadius: view?.cornerRadius ?? 0,
            opacity: min(max(track.value(.opacity, in: frame) ?? 1, 0), 1) * (view?.opacity ?? 1),
            scaleX: track.value(.scaleX, in: frame) ?? scale, scaleY: track.value(.scaleY, in: frame) ?? scale)
    }
}
