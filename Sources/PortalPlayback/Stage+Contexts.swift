import PortalModel
import PortalMotion

/// Where a view is, and whether it is still there.
struct ViewState {
    /// Without the slide of its context.
    var frame: Rectangle
    /// The last rectangle of a view that was removed, slide included.
    var lastKnown: Rectangle?

    var isRemoved: Bool { lastKnown != nil }
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
    func rectangle(of view: Int) -> Rectangle {
        if let lastKnown = views[view].lastKnown { return lastKnown }
        let displacement = contexts[plan.views[view].context].displacement
        var frame = views[view].frame
        frame.x += displacement.x
        frame.y += displacement.y
        return frame
    }

    mutating func move(_ view: Int, to frame: Rectangle) {
        guard !views[view].isRemoved else {
            warn(plan.views[view].id, "a view that was removed cannot move")
            return
        }
        views[view].frame = frame
    }

    mutating func remove(_ view: Int) {
        guard !views[view].isRemoved else {
            warn(plan.views[view].id, "the view was removed before")
            return
        }
        views[view].lastKnown = rectangle(of: view)
    }

    mutating func presentContext(_ context: Int) {
        contexts[context].needs.insert(.script)
    }

    mutating func dismissContext(_ context: Int) {
        guard isNeeded(context) else {
            warn(plan.contexts[context].name, "the context is not presented")
            return
        }
        for inner in contexts.indices where plan.stands(inner, within: context) { contexts[inner].needs = [] }
    }

    mutating func need(_ views: [Int], _ need: ContextState.Need) {
        for view in views { contexts[plan.views[view].context].needs.insert(need) }
    }

    mutating func release(_ need: ContextState.Need) {
        for context in contexts.indices { contexts[context].needs.remove(need) }
    }

    /// Starts the slides of contexts that came to be needed or not within this frame.
    mutating func settleContexts() {
        for context in contexts.indices where contexts[context].isPresented != isNeeded(context) {
            contexts[context].isPresented.toggle()
            let aim = contexts[context].isPresented ? .zero : contexts[context].away
            contexts[context].slide.animate(
                to: aim, with: Motion(plan.contexts[context].animation), frame: frame, fps: options.fps)
        }
    }

    mutating func sampleContexts() {
        for context in contexts.indices { contexts[context].slide.sample(frame: frame, fps: options.fps) }
        for context in contexts.indices {
            var displacement = SIMD2<Double>.zero
            var outer: Int? = context
            while let current = outer {
                displacement += contexts[current].slide.value
                outer = plan.contexts[current].parent
            }
            contexts[context].displacement = displacement
        }
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
