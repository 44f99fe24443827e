import PortalModel

extension MotionPicture {
    /// The picture of a recording; pop-up settings that have a name only count as PopUp's own.
    package init(of recording: Recording, in scene: Scene) {
        self.init(of: recording, in: scene, popupStyle: { _ in nil })
    }

    /// The picture of a recording.
    ///
    /// - Parameters:
    ///   - scene: gives canvas, looks, labels and what no track moves; its names are those of the recording.
    ///   - popupStyle: the settings of a name, for the material of a pop-up's background.
    package init(
        of recording: Recording, in scene: Scene, popupStyle: (PopupSettings.ID) throws -> PopupStyle?
    ) rethrows {
        var materials: [Popup.ID: PopupStyle.Material] = [:]
        for popup in scene.popups {
            let style: PopupStyle? =
                switch popup.settings {
                case .named(let name): try popupStyle(name)
                case .inline(let style): style
                case nil: nil
                }
            materials[popup.id] = style?.backgroundMaterial ?? .regular
        }
        let maker = PictureMaker(recording, scene, materials)
        self.init(
            scene: recording.scene, play: recording.play, title: scene.title, canvas: scene.canvas, fps: recording.fps,
            frameCount: recording.frameCount, outcome: recording.outcome, reduceMotion: recording.reduceMotion,
            events: recording.events, elements: maker.elements(),
            overlay: scene.portals.isEmpty ? [] : maker.script.active(of: recording.frameCount), notes: maker.notes())
    }
}

/// Puts tracks and views together, in the order of drawing: context by context the views, then the pop-ups, and the
/// layers above everything.
struct PictureMaker {
    let recording: Recording
    let look: SceneLook
    let script: ScriptedViews
    let slides: ContextSlides
    let labels: PictureLabels
    let materials: [Popup.ID: PopupStyle.Material]
    let tracks: TrackTable

    init(_ recording: Recording, _ scene: Scene, _ materials: [Popup.ID: PopupStyle.Material]) {
        self.recording = recording
        self.materials = materials
        look = SceneLook(scene)
        script = ScriptedViews(recording, in: scene)
        slides = ContextSlides(recording, script, look)
        labels = PictureLabels(look: look)
        tracks = TrackTable(recording, look)
    }

    func elements() -> [MotionPicture.Element] {
        let headers = headerElements()
        let flowing = Set(headers.compactMap(\.view))
        let root = look.contextOrder.first
        return look.contextOrder.flatMap { context in
            views(in: context).filter { !flowing.contains($0.id) }.compactMap(viewElement)
                + (context == root ? headers : []) + popupElements(in: context)
        } + layerElements()
    }

    func notes() -> [String] {
        let hidden = slides.unknown.map { look.contexts[$0].name }
        let isVeiled = recording.tracks.contains { $0.role == .popupBackground }
        let titles = Set(recording.tracks.filter { $0.role == .headerTitle }.map(\.subject))
        let subtitled = look.scene.headers.filter { $0.subtitle != nil && titles.contains($0.id.rawValue) }
        let lost = recording.tracks.indices.filter { tracks.isLost[$0] }.map { recording.tracks[$0] }
        let isCut = recording.outcome == .timedOut
        return (isCut ? ["something still moves in the last frame, where the play is cut"] : [])
            + hidden.map { "the slide of context '\($0)' is in no track, so its views stand where it ends" }
            + (isVeiled ? ["the material behind a pop-up is drawn as a veil, without its blur"] : [])
            + subtitled.map { "the subtitle of header '\($0.id)' has no place of its own and is not drawn" }
            + lost.map { "\($0.role.rawValue) '\($0.subject)' is not in the scene any more and is not drawn" }
    }

    /// The views of a context that are drawn for themselves, from back to front.
    private func views(in context: Int) -> [SceneView] {
        let shownElsewhere = tracks.popupViews
        let views = look.scene.views.filter { look.context(of: $0) == context && !shownElsewhere.contains($0.id) }
        return views.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    }

    private func viewElement(_ view: SceneView) -> MotionPicture.Element? {
        let places = tracks.places(of: view.id)
        // Most views of a long play stand still in the root: they need no look at each frame.
        if places.isEmpty, !tracks.hiddenViews.contains(view.id), look.contextOrder.first == look.context(of: view),
            script.isUntouched(view.id)
        {
            return MotionPicture.Element(
                .view, subject: view.id.rawValue, view: view.id, fill: MotionPicture.Fill(view.fill),
                label: label(of: view),
                state: MotionPicture.State(frame: view.frame, cornerRadius: view.cornerRadius, opacity: view.opacity),
                frameCount: recording.frameCount)
        }
        let role = places.first.map { MotionPicture.Role(recording.tracks[$0].role) } ?? .view
        let subject = places.first.map { recording.tracks[$0].subject } ?? view.id.rawValue
        return MotionPicture.Element(
            role, subject: subject, view: view.id, tracks: places, fill: MotionPicture.Fill(view.fill),
            label: label(of: view),
            states: frames { frame in
                isOnScreen(view, in: frame) ? state(of: view, places, in: frame) : nil
            })
    }

    /// What a view shows of its text; one size for all that stands for one view during a flight.
    func label(of view: SceneView) -> MotionPicture.Label? {
        let sizes = look.partners(of: view.id).compactMap { look.view($0)?.frame.size }
        return labels.label(
            view.label, in: sizes + [view.frame.size], at: view.frame, on: view.fill, context: look.context(of: view))
    }

    private func isOnScreen(_ view: SceneView, in frame: Int) -> Bool {
        slides.isPresent(look.context(of: view), in: frame) && !script.isRemoved(view.id, in: frame)
    }

    /// A view with all that its tracks do to it.
    func state(of view: SceneView, _ places: [Int], in frame: Int) -> MotionPicture.State? {
        guard !tracks.hiddenViews.contains(view.id) else { return nil }
        var rectangle = script.rectangle(of: view, in: frame)
        let slide = slides.displacement(of: look.context(of: view), in: frame)
        rectangle.x += slide.x
        rectangle.y += slide.y
        var (opacity, scale, rotation) = (view.opacity, 1.0, 0.0)
        for place in places {
            let track = recording.tracks[place]
            guard frame >= track.firstFrame else {
                // Before its first frame a delayed view has not appeared, and a portal's end is at rest.
                if track.role == .delayed { return nil }
                if track.role == .destination, tracks.isMirrored[place] { opacity = 0 }
                continue
            }
            guard let row = track.rectangle(in: frame) else { return nil }
            rectangle = row
            opacity *= min(max(track.value(.opacity, in: frame) ?? 1, 0), 1)
            scale *= track.value(.scale, in: frame) ?? 1
            rotation += track.value(.rotation, in: frame) ?? 0
        }
        return MotionPicture.State(
            frame: rectangle, cornerRadius: view.cornerRadius, opacity: opacity, scaleX: scale, scaleY: scale,
            rotation: rotation)
    }

    func frames(_ state: (Int) -> MotionPicture.State?) -> [MotionPicture.State?] {
        (0..<recording.frameCount).map(state)
    }
}

extension MotionPicture.Role {
    init(_ role: Track.Role) {
        self =
            switch role {
            case .source: .source
            case .destination: .destination
            case .layer: .layer
            case .popup: .popup
            case .popupBackground: .popupBackground
            case .delayed: .delayed
            case .headerTitle: .headerTitle
            case .headerAccessory: .headerAccessory
            }
    }
}
