import PortalModel

/// A play as a style sheet: a class for each element, with keyframes in straight pieces, and the document that they are
/// for as a comment.
package struct MotionCSS {
    private let picture: MotionPicture
    private let tolerance: Double
    private let repeats: Bool
    private let name: String
    private let elements: [(name: String, element: MotionPicture.Element)]

    /// Seconds for which the last frame stays before it begins again.
    private static let rest = 1.0

    /// - Parameters:
    ///   - tolerance: how far a value may be off, as a part of its range.
    ///   - repeats: whether it plays over and over, or once.
    package init(_ picture: MotionPicture, tolerance: Double, repeats: Bool) {
        self.picture = picture
        self.tolerance = tolerance
        self.repeats = repeats
        name = CSS.identifier(picture.name)
        let names = CSS.uniqueNames(picture.elements.map { "\($0.role.rawValue)-\($0.subject)" })
        elements = Array(zip(names, picture.elements))
    }

    package var text: String {
        let rules = elements.map { rule($0.name, $0.element) }
        let (width, height) = (CSS.pixels(picture.canvas.width), CSS.pixels(picture.canvas.height))
        return """
            /* \(CSS.comment(facts))
            \(notes)
            \(markup)*/
            .\(name) { position: relative; overflow: hidden; width: \(width); height: \(height); background: #FFFFFF; }
            .\(name) > * { position: absolute; left: 0; top: 0; display: grid; place-items: center; box-sizing: border-box; }
            \(rules.joined())@media (prefers-reduced-motion: reduce) { .\(name) > * { animation: none !important; } }

            """
    }

    private var cycle: Double {
        picture.time(of: max(0, picture.frameCount - 1)) + (repeats ? Self.rest : 0)
    }

    private var facts: String {
        let motion = picture.reduceMotion ? ", reduced motion" : ""
        return
            "\(picture.name), \(picture.time(of: max(0, picture.frameCount - 1)).short()) s at \(picture.fps) fps\(motion); "
            + "each value keeps within \(tolerance.short(places: 4)) of its range."
    }

    private var notes: String { picture.notes.map { CSS.comment("Note: \($0).") + "\n" }.joined() }

    /// The elements from back to front.
    private var markup: String {
        let lines = elements.map { name, element in
            "  <div class=\"\(name)\">\(XML.escaped(element.label?.text ?? ""))</div>\n"
        }
        return CSS.comment("<div class=\"\(name)\">") + "\n"
            + lines.map { line in
                CSS.comment(String(line.dropLast())) + "\n"
            }.joined() + "</div> "
    }

    private func rule(_ own: String, _ element: MotionPicture.Element) -> String {
        let states = (0..<picture.frameCount).map(element.shownState)
        guard let last = states.last else { return "" }
        let properties = CSSProperty.all.map { ($0, $0.columns(of: states, tolerance: tolerance)) }
        let moving = properties.filter { !KeyFrames($0.1).isStill }.map(\.0)
        let selector = ".\(name) > .\(own)"
        let base = (look(of: element) + CSSProperty.all.filter { !$0.isPlain(in: last) }.map { $0.text(last) })
        guard !moving.isEmpty, cycle > 0 else { return "\(selector) { \(base.joined(separator: "; ")); }\n" }
        let columns = properties.flatMap(\.1)
        let keys = KeyFrames(columns).keys(jumps: element.jumps(frameCount: picture.frameCount))
        let times = KeyFrameTimes(length: cycle, fps: picture.fps)
        let steps = keys.map { key in
            KeyFrameTimes.Step(
                frame: key.frame, holds: key.holds,
                declarations: moving.map { $0.text(states[key.frame]) }.joined(separator: "; "))
        }
        let animation =
            "animation: \(name)--\(own) \(cycle.short(places: 4))s linear \(repeats ? "infinite" : "1") both"
        return "\(selector) { \((base + [animation]).joined(separator: "; ")); }\n"
            + "@keyframes \(name)--\(own) {\n\(times.lines(of: steps))}\n"
    }

    private func look(of element: MotionPicture.Element) -> [String] {
        let background: [String] =
            switch element.fill {
            case .none: []
            case .gradient(let colors):
                ["background: linear-gradient(to bottom right, \(colors.map(\.description).joined(separator: ", ")))"]
            case .solid, .material: element.fill.colors.map { "background: \($0)" }
            }
        let label = element.label.map { label in
            ["color: \(label.ink)", "font-size: \(CSS.pixels(label.size))"]
                + (label.isLeading ? ["justify-items: start"] : [])
        }
        return background + (label ?? [])
    }
}

/// A property of CSS that shows one or two of an element's.
private struct CSSProperty {
    var values: [@Sendable (MotionPicture.State) -> Double]
    var isPlain: @Sendable (MotionPicture.State) -> Bool
    var text: @Sendable (MotionPicture.State) -> String

    init(
        _ values: [@Sendable (MotionPicture.State) -> Double], plain: Double?,
        _ text: @escaping @Sendable (MotionPicture.State) -> String
    ) {
        self.values = values
        isPlain = { state in values.allSatisfy { $0(state) == plain } }
        self.text = text
    }

    func isPlain(in state: MotionPicture.State) -> Bool { isPlain(state) }

    func columns(of states: [MotionPicture.State], tolerance: Double) -> [KeyFrames.Column] {
        values.map { value in
            let column = states.map(value)
            let range = (column.max() ?? 0) - (column.min() ?? 0)
            return KeyFrames.Column(values: column, tolerance: max(1e-9, range * tolerance))
        }
    }

    static let all = [
        CSSProperty([{ $0.frame.x }, { $0.frame.y }], plain: nil) {
            "translate: \(CSS.pixels($0.frame.x)) \(CSS.pixels($0.frame.y))"
        },
        CSSProperty([{ $0.frame.width }], plain: nil) { "width: \(CSS.pixels($0.frame.width))" },
        CSSProperty([{ $0.frame.height }], plain: nil) { "height: \(CSS.pixels($0.frame.height))" },
        CSSProperty([{ $0.cornerRadius }], plain: 0) { "border-radius: \(CSS.pixels($0.cornerRadius))" },
        CSSProperty([{ $0.scaleX }, { $0.scaleY }], plain: 1) {
            "scale: \($0.scaleX.short(places: 4)) \($0.scaleY.short(places: 4))"
        },
        CSSProperty([{ $0.rotation }], plain: 0) { "rotate: \($0.rotation.short(places: 2))deg" },
        CSSProperty([{ $0.opacity }], plain: 1) { "opacity: \($0.opacity.short(places: 4))" },
        CSSProperty([{ $0.shadowRadius }, { $0.blur }], plain: 0) { state in
            "filter: blur(\(CSS.pixels(state.blur))) drop-shadow(0 0 \(CSS.pixels(state.shadowRadius)) #00000054)"
        },
    ]
}
