import PortalModel
import PortalMotion

/// Where a view is, and whether it is still there.
struct ViewState {
    /// Without the slide of its context.
    var frame: Rectangle
    /// On the canvas as of the last sample; the last rectangle of a view that was removed.
    var shown: Rectangle
    var isRemoved = false

    init(frame: Rectangle) {
        self.frame = frame
        shown = frame
    }
}

/// A context's slide and who needs the context to be there.
struct ContextState {
    enum Need: Hashable {
        case script
        case portal(Int)
        case popup(Int)
        case container(Int)
    }

    /// Away from its place, in points.
    var slide: Animator<SIMD2<Double>>
    let away: SIMD2<Double>
    var needs: Set<Need> = []
    var isPresented = false
    /// The slide with those of the contexts it stands in, as last sampled.
    var displacement = SIMD2<Double>.zero

    init(_ context: Plan.Context, slides: Bool) {
        away = slides ? context.offset.map { SIMD2($0.x, $0.y) } ?? .zero : .zero
        slide = Animator(away)
    }
}

extension Stage {
    /// A view's rectangle on the canvas as of the last sample.
    @inline(__always)
    func rectangle(of view: Int) -> Rectangle { views[view].shown }

    mutating func move(_ view: Int, to frame: Rectangle) {
        guard !views[view].isRemoved else {
            warn(plan.views[view].id, "a view that was removed cannot move")
            return
        }
        views[view].frame = frame
        show(view)
    }

    mutating func remove(_ view: Int) {
        guard !views[view].isRemoved else {
            warn(plan.views[view].id, "the view was removed before")
            return
        }
        views[view].isRemoved = true
    }

    mutating func presentContext(_ context: Int) {
        contexts[context].needs.insert(.script)
        needsHaveChanged = true
    }

    mutating func dismissContext(_ context: Int) {
        guard isNeeded(context) else {
            warn(plan.contexts[context].name, "the context is not presented")
            return
        }
        for inner in contexts.indices where plan.stands(inner, within: context) { contexts[inner].needs = [] }
        needsHaveChanged = true
    }

    mutating func need(_ views: [Int], _ need: ContextState.Need) {
        for view in views { contexts[plan.views[view].context].needs.insert(need) }
        needsHaveChanged = true
    }

    mutating func release(_ need: ContextState.Need) {
        for context in contexts.indices { contexts[context].needs.remove(need) }
        needsHaveChanged = true
    }

    /// Starts the slides of contexts that came to be needed or not within this frame.
    mutating func settleContexts() {
        guard needsHaveChanged else { return }
        needsHaveChanged = false
        for context in contexts.indices where contexts[context].isPresented != isNeeded(context) {
            contexts[context].isPresented.toggle()
            let aim = contexts[context].isPresented ? .zero : contexts[context].away
            contexts[context].slide.animate(
                to: aim, with: Motion(plan.contexts[context].animation), frame: frame, fps: options.fps)
        }
    }

    mutating func sampleContexts() {
        guard isAnyContextSliding else { return }
        for context in contexts.indices { contexts[context].slide.sample(frame: frame, fps: options.fps) }
        displaceContexts()
    }

    var isAnyContextSliding: Bool {
        for context in contexts.indices where contexts[context].slide.isAnimating { return true }
        return false
    }

    mutating func displaceContexts() {
        for context in contexts.indices {
            var displacement = SIMD2<Double>.zero
            var outer: Int? = context
            while let current = outer {
                displacement += contexts[current].slide.value
                outer = plan.contexts[current].parent
            }
            contexts[context].displacement = displacement
        }
        for view in views.indices where !views[view].isRemoved { show(view) }
    }

    private mutating func show(_ view: Int) {
        let displacement = contexts[plan.views[view].context].displacement
        views[view].shown = views[view].frame
        views[view].shown.x += displacement.x
        views[view].shown.y += displacement.y
    }

    /// A context is needed for itself or for one that stands in it.
    private func isNeeded(_ context: Int) -> Bool {
        contexts.indices.contains { !contexts[$0].needs.isEmpty && plan.stands($0, within: context) }
    }
}

extension Plan {
    fileprivate func stands(_ inner: Int, within outer: Int) -> Bool {
        var current: Int? = inner
        while let context = current {
            if context == outer { return true }
            current = contexts[context].parent
        }
        return false
    }
}
