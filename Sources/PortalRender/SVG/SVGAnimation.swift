import PortalModel

/// An element of a moving picture: its shape as it is in the last frame, and the keyframes that lead there.
struct SVGAnimation {
    struct Rule {
        /// Of the keyframes, and of the class that has them.
        var name: String
        var steps: [KeyFrameTimes.Step]
    }

    /// Points that a corner of the shape may be off: a third from each of place, size and scale.
    private static let tolerance = 0.1
    private static let share = tolerance / 3
    private static let opacityTolerance = 0.004

    private(set) var rules: [Rule] = []
    private(set) var shape: String

    private let element: MotionPicture.Element
    private let states: [MotionPicture.State]
    private let jumps: Set<Int>
    /// Whether it is ever turned or scaled, blurred, or casts a shadow: then every keyframe says so, because only lists of
    /// the same functions are interpolated one by one.
    private let isTurned: Bool
    private let filter: SVGFilter

    /// `nil` if nothing is ever to be seen of it.
    init?(_ element: MotionPicture.Element, name: String, picture: MotionPicture, shapes: SVGShapes) {
        self.element = element
        jumps = element.jumps(frameCount: picture.frameCount)
        states = (0..<picture.frameCount).map { element.shownState(at: $0) }
        guard let last = states.last, states.contains(where: { $0.opacity > 0 }) else { return nil }
        isTurned = states.contains { $0.rotation != 0 || $0.scaleX != 1 || $0.scaleY != 1 }
        filter = SVGFilter(for: states)
        shape = ""
        let columns = (fade: fadeColumns, move: moveColumns, size: sizeColumns)
        if let rule = rule("\(name)f", columns.fade, fade) { rules.append(rule) }
        if let rule = rule("\(name)m", columns.move, move) { rules.append(rule) }
        if let rule = rule("\(name)s", columns.size, size) { rules.append(rule) }
        func ruleName(_ suffix: String) -> String? { rules.first { $0.name == name + suffix }?.name }
        let classes = SVGShapes.Classes(fade: ruleName("f"), move: ruleName("m"), size: ruleName("s"))
        guard let drawn = shapes.element(element, last, classes: classes) else { return nil }
        shape = drawn
    }

    private func rule(
        _ name: String, _ columns: [KeyFrames.Column], _ text: (MotionPicture.State) -> String
    ) -> Rule? {
        let frames = KeyFrames(columns)
        guard !frames.isStill else { return nil }
        return Rule(
            name: name,
            steps: frames.keys(jumps: jumps).map { key in
                KeyFrameTimes.Step(frame: key.frame, holds: key.holds, declarations: text(states[key.frame]))
            })
    }

    private var fadeColumns: [KeyFrames.Column] {
        [
            column({ $0.opacity }, Self.opacityTolerance), column({ $0.blur }, Self.tolerance),
            column({ $0.shadowRadius }, Self.tolerance),
        ]
    }

    /// Half a side at its largest turns a difference of scale into points.
    private var moveColumns: [KeyFrames.Column] {
        let reach = max(1, states.map { max($0.frame.width, $0.frame.height) / 2 }.max() ?? 1)
        return [
            column({ $0.frame.center.x }, Self.share), column({ $0.frame.center.y }, Self.share),
            column({ $0.scaleX }, Self.share / reach), column({ $0.scaleY }, Self.share / reach),
            column({ $0.rotation }, Self.share / reach * 180 / .pi),
        ]
    }

    private var sizeColumns: [KeyFrames.Column] {
        [
            column({ $0.frame.width }, 2 * Self.share), column({ $0.frame.height }, 2 * Self.share),
            column({ $0.cornerRadius }, Self.tolerance),
        ]
    }

    private func column(_ value: (MotionPicture.State) -> Double, _ tolerance: Double) -> KeyFrames.Column {
        KeyFrames.Column(values: states.map(value), tolerance: tolerance)
    }

    private func fade(_ state: MotionPicture.State) -> String {
        "opacity:\(SVG.factor(state.opacity))" + (filter.text(of: state).map { ";filter:\($0)" } ?? "")
    }

    private func move(_ state: MotionPicture.State) -> String {
        let center = state.frame.center
        let turned =
            isTurned
            ? " rotate(\(SVG.number(state.rotation))deg) scale(\(SVG.factor(state.scaleX)),\(SVG.factor(state.scaleY)))"
            : ""
        return "transform:translate(\(SVG.number(center.x))px,\(SVG.number(center.y))px)\(turned)"
    }

    private func size(_ state: MotionPicture.State) -> String {
        let (width, height) = (state.frame.width, state.frame.height)
        return "x:\(SVG.number(-width / 2))px;y:\(SVG.number(-height / 2))px;width:\(SVG.number(width))px;"
            + "height:\(SVG.number(height))px;rx:\(SVG.number(state.cornerRadius))px"
    }
}

extension MotionPicture.Element {
    /// The state in any frame of the play: where it is not drawn, as it was or will be, and not to be seen.
    func shownState(at frame: Int) -> MotionPicture.State {
        if let state = state(at: frame) { return state }
        let frames = stretches.map { min(max(frame, $0.lowerBound), $0.upperBound - 1) }
        let nearest = frames.min { abs($0 - frame) < abs($1 - frame) } ?? 0
        var state = state(at: nearest) ?? MotionPicture.State(frame: Rectangle(x: 0, y: 0, width: 0, height: 0))
        state.opacity = 0
        return state
    }
}
