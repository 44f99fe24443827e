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

    /// Seconds that a time may be off: from one frame to the next a value goes through its range at most. Half of it is
    /// for the percentages, and half for the length that they are of.
    private var precision: Double { tolerance * CSSProperty.Course.roundingShare / 2 / Double(picture.fps) }

    private var facts: String {
        let motion = picture.reduceMotion ? ", reduced motion" : ""
        let seconds = picture.time(of: max(0, picture.frameCount - 1)).short()
        return "\(picture.name), \(seconds) s at \(picture.fps) fps\(motion); "
            + "each value keeps within \(tolerance) of its range."
    }

    private var notes: String { picture.notes.map { CSS.comment("Note: \($0).") + "\n" }.joined() }

    /// The elements from back to front.
    private var markup: String {
        let lines = elements.map { name, element in
            CSS.comment("  <div class=\"\(name)\">\(XML.escaped(element.label?.text ?? ""))</div>") + "\n"
        }
        return "<div class=\"\(name)\">\n\(lines.joined())</div> "
    }

    private func rule(_ own: String, _ element: MotionPicture.Element) -> String {
        let states = (0..<picture.frameCount).map(element.shownState)
        guard !states.isEmpty else { return "" }
        let courses = CSSProperty.all.map { $0.course(through: states, tolerance: tolerance) }
        let moving = courses.filter { !$0.isStill }
        let selector = ".\(name) > .\(own)"
        let base = look(of: element) + courses.filter { !$0.isPlainAtEnd }.map { $0.text(in: states.count - 1) }
        guard !moving.isEmpty, cycle > 0 else { return "\(selector) { \(base.joined(separator: "; ")); }\n" }
        let keys = KeyFrames(courses.flatMap(\.columns)).keys(jumps: element.jumps(frameCount: picture.frameCount))
        let times = KeyFrameTimes(length: cycle, fps: picture.fps, precision: precision)
        let steps = keys.map { key in
            KeyFrameTimes.Step(
                frame: key.frame, holds: key.holds,
                declarations: moving.map { $0.text(in: key.frame) }.joined(separator: "; "))
        }
        let seconds = cycle.short(places: decimalPlaces(within: precision, atLeast: 4))
        let animation = "animation: \(name)--\(own) \(seconds)s linear \(repeats ? "infinite" : "1") both"
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
