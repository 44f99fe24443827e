import PortalModel
import PortalPlayback

extension Invariants {
    /// From frame to frame a layer goes no further than it can, but for what its ends have moved.
    func steps(of portal: PortalView) -> [String] {
        guard let layer = portal.layer, !portal.isRaw else { return [] }
        let waitsForEnd = portal.transitions.allSatisfy { $0.handoff == .completion(.removed) }
        var position = LargestStep()
        var size = LargestStep()
        var ends = Ends(portal, unseen: offsets)
        var isInactive = true
        var events = recording.events.filter { $0.subject == portal.subject || $0.value == .text(portal.subject) }[...]
        var faults: [String] = []
        for frame in portal.source.firstFrame..<recording.frameCount {
            let kinds = events.prefix { $0.frame == frame }.map(\.kind)
            events = events.dropFirst(kinds.count)
            ends.advance(to: frame)
            let isAnew = kinds.contains(.deactivated) || kinds.contains(.transferred)
            if isInactive, kinds.contains(.activated) { ends.capture() }
            let slack = ends.moved + (kinds.isEmpty ? Span() : ends.betweenSources)
            let shown = layer.rectangle(frame)
            if let shown, let before = layer.rectangle(frame - 1), !isAnew, !isInactive {
                let step = Span(before, shown) - slack
                let seconds = 1 / Double(recording.fps)
                if step.position > position.bound(seconds: seconds) || step.size > size.bound(seconds: seconds) {
                    faults.append("\(portal.subject) leaps in frame \(frame) from \(before) to \(shown)")
                }
            }
            if isAnew || (waitsForEnd && kinds.contains(.flightEnded)) {
                (position, size) = (LargestStep(), LargestStep())
            }
            if isAnew || kinds.contains(.activated) {
                isInactive = kinds.last == .completed || kinds.last == .deactivated
            }
            guard kinds.contains(.flightStarted) else { continue }
            guard ends.areKnown else { return faults }
            let animations = history.newest(portal.place, at: frame).map { intent in
                let transition = plan.transitions[intent.transition]
                return intent.opens ? transition.animation : transition.reverseAnimation
            }
            let change = ends.spread + slack
            let left = shown.map { ends.furthest(from: $0) + slack }
            for kind in kinds where kind == .flightStarted {
                position.retarget(by: change.position, left: left?.position, with: animations)
                size.retarget(by: change.size, left: left?.size, with: animations)
            }
        }
        return faults
    }

    /// As far as all slides together can take a view in one frame.
    private var offsets: Double { plan.contexts.compactMap(\.offset).map { length($0.x, $0.y) }.reduce(0, +) }
}

/// A distance between corners, and one between sizes.
private struct Span {
    var position = 0.0
    var size = 0.0

    init(position: Double = 0) { self.position = position }

    init(_ first: Rectangle, _ second: Rectangle) {
        position = length(second.x - first.x, second.y - first.y)
        size = length(second.width - first.width, second.height - first.height)
    }

    init(largestOf spans: [Span]) {
        position = spans.map(\.position).max() ?? 0
        size = spans.map(\.size).max() ?? 0
    }

    static func + (first: Span, second: Span) -> Span {
        var sum = first
        sum.position += second.position
        sum.size += second.size
        return sum
    }

    static func - (first: Span, second: Span) -> Span {
        var difference = first
        difference.position -= second.position
        difference.size -= second.size
        return difference
    }
}

/// The rectangles that a portal's layer may aim at, as last seen, and how far they have moved since the frame before.
private struct Ends {
    private let portal: PortalView
    private var source: Rectangle?
    private var destination: Rectangle?
    private var captured: Rectangle?
    private(set) var moved = Span()

    /// How far the views may have moved in the first frame, before which nobody saw them; in points.
    private let unseen: Double

    init(_ portal: PortalView, unseen: Double) {
        self.portal = portal
        self.unseen = unseen
    }

    var areKnown: Bool { source != nil && destination != nil }

    /// Between where the source is and where a timed hand-off takes it to be.
    var betweenSources: Span {
        guard let source, let captured else { return Span() }
        return Span(source, captured)
    }

    /// Between any two of them.
    var spread: Span { Span(largestOf: all.map(furthest)) }

    func furthest(from place: Rectangle) -> Span { Span(largestOf: all.map { Span($0, place) }) }

    mutating func advance(to frame: Int) {
        let old = (source, destination)
        source = portal.source.rectangle(frame) ?? source
        destination = portal.destination.rectangle(frame) ?? destination
        let moves = [(old.0, source), (old.1, destination)].map { old, new in
            old.flatMap { old in new.map { Span(old, $0) } } ?? Span(position: unseen)
        }
        moved = Span(largestOf: moves)
    }

    mutating func capture() { captured = source }

    private var all: [Rectangle] { [source, destination, captured].compactMap { $0 } }
}

private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
