import PortalModel

/// Which tracks of a recording belong to which views of its scene.
struct TrackTable {
    /// One time that a pop-up is on screen.
    struct Presentation {
        var subject: String
        var span: Range<Int>
        var content: Int?
        var background: Int
    }

    /// For each track, whether it is an end of a mirrored portal.
    private(set) var isMirrored: [Bool]
    /// For each track, whether the scene has nothing of that name.
    private(set) var isLost: [Bool]
    /// The destinations of mirrored portals that no track is about: they are not to be seen.
    let hiddenViews: Set<SceneView.ID>
    /// The views that are drawn in pop-ups only.
    let popupViews: Set<SceneView.ID>
    private var places: [SceneView.ID: [Int]] = [:]
    private let recording: Recording
    private let look: SceneLook

    init(_ recording: Recording, _ look: SceneLook) {
        self.recording = recording
        self.look = look
        isMirrored = recording.tracks.map { _ in false }
        isLost = recording.tracks.map { _ in false }
        let ends = Set(recording.tracks.filter { $0.role == .destination }.map(\.subject))
        hiddenViews = Set(
            look.scene.portals.filter { $0.mirror != nil && !ends.contains(look.scene.subject(of: $0)) }
                .map(\.destination))
        popupViews = Set(
            look.scene.popups.flatMap { popup in
                switch popup.content {
                case .view(let view): [view]
                case .items(let views): views
                }
            })
        for (place, track) in recording.tracks.enumerated() { add(track, at: place) }
    }

    /// The tracks that a view follows for itself, those of its entrance last: they have its offset.
    func places(of view: SceneView.ID) -> [Int] { places[view] ?? [] }

    /// The times that pop-ups of a context are on screen, in the order in which they were presented.
    func presentations(in context: Int) -> [Presentation] {
        var presentations: [Presentation] = []
        for (place, track) in recording.tracks.enumerated() where track.role == .popupBackground {
            guard let part = look.popup(of: track.subject), let view = look.view(part.view),
                look.context(of: view) == context
            else { continue }
            let content = recording.tracks.firstIndex { $0.role == .popup && $0.subject == track.subject }
            for stretch in track.isDrawn.stretches {
                let span = track.firstFrame + stretch.lowerBound..<track.firstFrame + stretch.upperBound
                presentations.append(
                    Presentation(subject: track.subject, span: span, content: content, background: place))
            }
        }
        return presentations.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            return (one.span.lowerBound, presentedAt(one), first.offset)
                < (other.span.lowerBound, presentedAt(other), second.offset)
        }.map(\.element)
    }

    /// Which of the events of a frame presented it, so that those of one frame keep their order.
    private func presentedAt(_ presentation: Presentation) -> Int {
        recording.events.lastIndex { event in
            event.kind == .presented && event.subject == presentation.subject
                && event.frame == presentation.span.lowerBound
        } ?? 0
    }

    private mutating func add(_ track: Track, at place: Int) {
        switch track.role {
        case .source, .destination:
            guard let portal = look.portal(of: track.subject).map({ look.scene.portals[$0] }) else { break }
            isMirrored[place] = portal.mirror != nil
            let view = track.role == .source ? portal.source : portal.destination
            let entrances = places[view]?.filter { recording.tracks[$0].role == .delayed } ?? []
            let ends = places[view]?.filter { recording.tracks[$0].role != .delayed } ?? []
            places[view] = ends + [place] + entrances
            return
        case .delayed:
            let view = SceneView.ID(rawValue: track.subject)
            guard look.view(view) != nil else { break }
            places[view, default: []].append(place)
            return
        case .layer: if look.portal(of: track.subject) != nil { return }
        case .popup, .popupBackground: if look.popup(of: track.subject) != nil { return }
        case .headerTitle, .headerAccessory:
            if look.scene.headers.contains(where: { $0.id.rawValue == track.subject }) { return }
        }
        isLost[place] = true
    }
}

extension SceneLook {
    /// The views at the other ends of a view's portals.
    func partners(of view: SceneView.ID) -> [SceneView.ID] {
        scene.portals.compactMap { portal in
            portal.source == view ? portal.destination : portal.destination == view ? portal.source : nil
        }
    }
}
