import PortalModel

/// Where the contexts of a scene are on screen, frame by frame.
///
/// A recording has no track of a context's own, so its slide is read from the tracks of views that it carries: what they
/// are away from their own places.
struct ContextSlides {
    private let look: SceneLook
    private let needs: ContextNeeds
    /// For each context and frame, where it is away from its place; `nil`: nothing that it carries tells.
    private var measured: [[Point?]]
    private let reduceMotion: Bool

    /// Points; what is less counts as the same place.
    private static let tolerance = 1e-6

    init(_ recording: Recording, _ script: ScriptedViews, _ look: SceneLook) {
        self.look = look
        needs = ContextNeeds(recording, script, look)
        reduceMotion = recording.reduceMotion
        measured = look.contexts.map { _ in Array(repeating: nil, count: recording.frameCount) }
        let slides = look.contexts.indices.filter { place in
            look.lineage(of: place).contains { look.contexts[$0].offset != nil }
        }
        guard !slides.isEmpty, !reduceMotion else { return }
        for track in recording.tracks {
            guard let view = look.view(shownBy: track) else { continue }
            let context = look.context(of: view)
            guard slides.contains(context) else { continue }
            let entrance = track.role == .delayed ? look.entrance(of: view) : Point(x: 0, y: 0)
            for frame in 0..<recording.frameCount where measured[context][frame] == nil {
                guard let shown = track.position(in: frame) else { continue }
                let place = script.rectangle(of: view, in: frame)
                // Offset and opacity of a delayed view have one animation: what is left of one is left of the other.
                let left = track.role == .delayed ? 1 - (track.value(.opacity, in: frame) ?? 1) : 0
                measured[context][frame] = Point(
                    x: shown.x - place.x - entrance.x * left, y: shown.y - place.y - entrance.y * left)
            }
        }
    }

    /// Whether the context's views are on screen: it is needed, or on its way out.
    func isPresent(_ context: Int, in frame: Int) -> Bool {
        guard look.parent(of: context) != nil else { return look.contexts[context].presentation == .root }
        if needs.needed[frame].contains(context) { return true }
        guard let away = look.contexts[context].offset, measured[context][frame] != nil else { return false }
        let slide = displacement(of: context, in: frame)
        let outer = look.parent(of: context).map { displacement(of: $0, in: frame) } ?? Point(x: 0, y: 0)
        return abs(slide.x - outer.x - away.x) > Self.tolerance || abs(slide.y - outer.y - away.y) > Self.tolerance
    }

    /// Where the context's views are away from their places: its slide with those of the contexts it stands in.
    func displacement(of context: Int, in frame: Int) -> Point {
        if let point = measured[context][frame] { return point }
        return look.parent(of: context).map { displacement(of: $0, in: frame) } ?? Point(x: 0, y: 0)
    }

    /// The contexts that slide, but of which the recording does not tell where they are while they are needed.
    var unknown: [Int] {
        guard !reduceMotion else { return [] }
        return look.contexts.indices.filter { context in
            look.contexts[context].offset != nil && look.scene.views.contains { look.context(of: $0) == context }
                && measured[context].indices.contains { frame in
                    measured[context][frame] == nil && needs.needed[frame].contains(context)
                }
        }
    }
}

extension SceneLook {
    /// The view whose rectangle, slide included, a track has.
    fileprivate func view(shownBy track: Track) -> SceneView? {
        switch track.role {
        case .source: portal(of: track.subject).flatMap { view(scene.portals[$0].source) }
        case .destination: portal(of: track.subject).flatMap { view(scene.portals[$0].destination) }
        case .popup: popup(of: track.subject).flatMap { view($0.view) }
        case .delayed: view(SceneView.ID(rawValue: track.subject))
        case .layer, .popupBackground, .headerTitle, .headerAccessory: nil
        }
    }

    /// Where a delayed view comes from, away from its place.
    fileprivate func entrance(of view: SceneView) -> Point {
        for container in scene.delayed {
            guard let member = container.views.first(where: { $0.view == view.id }) else { continue }
            let offset = member.offset ?? container.offset
            let isVertical = (member.orientation ?? container.orientation) == .vertical
            return Point(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
        }
        return Point(x: 0, y: 0)
    }
}

extension Track {
    func value(_ column: Column, in frame: Int) -> Double? {
        guard let place = columns.firstIndex(of: column), let row = self[frame: frame] else { return nil }
        return row[row.startIndex + place]
    }

    func position(in frame: Int) -> Point? {
        guard let x = value(.x, in: frame), let y = value(.y, in: frame) else { return nil }
        return Point(x: x, y: y)
    }

    func rectangle(in frame: Int) -> Rectangle? {
        guard let point = position(in: frame), let width = value(.width, in: frame),
            let height = value(.height, in: frame)
        else { return nil }
        return Rectangle(x: point.x, y: point.y, width: width, height: height)
    }
}
