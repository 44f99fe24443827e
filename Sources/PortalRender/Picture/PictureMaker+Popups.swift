import PortalModel

extension PictureMaker {
    /// The pop-ups of a context: each time that one is presented is an element, with its background, in the order of
    /// presenting.
    func popupElements(in context: Int) -> [MotionPicture.Element] {
        let presentations = tracks.presentations(in: context)
        return presentations.flatMap { popup -> [MotionPicture.Element] in
            guard let part = look.popup(of: popup.subject), let view = look.view(part.view) else { return [] }
            let canvas = Rectangle(x: 0, y: 0, width: look.scene.canvas.width, height: look.scene.canvas.height)
            let background = MotionPicture.Element(
                .popupBackground, subject: popup.subject, tracks: [popup.background],
                fill: .material(materials[part.popup] ?? .regular),
                states: frames { frame in
                    guard popup.span.contains(frame) else { return nil }
                    return recording.tracks[popup.background].value(.opacity, in: frame).map {
                        MotionPicture.State(frame: canvas, opacity: $0)
                    }
                })
            let content = MotionPicture.Element(
                .popup, subject: popup.subject, view: view.id, tracks: popup.content.map { [$0] } ?? [],
                fill: MotionPicture.Fill(view.fill), label: label(of: view),
                states: frames { frame in
                    guard popup.span.contains(frame), let place = popup.content else { return nil }
                    // What lives in a pop-up may be a portal's end as well, which hides it during a flight.
                    return state(of: view, tracks.places(of: view.id) + [place], in: frame)
                })
            return [background, content].compactMap(\.self)
        }
    }
}
