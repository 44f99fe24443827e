import PortalModel

/// A picture that moves as an SVG document: CSS keyframes, so that it also plays in an image tag, and no script.
///
/// Without animation it shows the last frame. Where reduced motion is preferred, still pictures of the moments at which
/// something has come to rest take the place of movement, one fading in over the other.
package struct AnimatedSVG {
    /// Seconds for which the last frame stays before it begins again.
    private static let rest = 1.0
    /// Seconds.
    private static let fade = 0.2

    private let picture: MotionPicture
    private let repeats: Bool
    private let prefix: String
    private let gradients: SVGGradients

    /// - Parameter repeats: whether it plays over and over, or once.
    package init(_ picture: MotionPicture, repeats: Bool) {
        self.picture = picture
        self.repeats = repeats
        prefix = SVG.slug(picture.name)
        gradients = SVGGradients(of: picture, prefix: prefix)
    }

    package var text: String {
        let animations = picture.elements.enumerated().compactMap { place, element in
            SVGAnimation(element, name: "\(prefix)-\(place)", picture: picture, shapes: SVGShapes(gradients: gradients))
        }
        let poses = picture.poses
        let moves = animations.contains { !$0.rules.isEmpty }
        let shown = animations.map(\.shape).joined(separator: "\n")
        let style = moves ? "<style>\n\(rules(animations, poses))</style>\n" : ""
        let body = moves ? "<g class=\"\(prefix)-motion\">\n\(shown)\n</g>\n\(still(poses))" : "\(shown)\n"
        return SVGDocument(picture, size: picture.canvas).text(
            style + gradients.definitions + SVGCanvas.ground(picture) + body)
    }

    /// From the first frame's beginning to the last frame's.
    private var length: Double { picture.time(of: max(0, picture.frameCount - 1)) }

    private var cycle: Double { repeats ? length + Self.rest : length }

    private func rules(_ animations: [SVGAnimation], _ poses: [Int]) -> String {
        let timing = KeyFrameTimes(length: cycle, fps: picture.fps)
        let count = repeats ? "infinite" : "1"
        let play = "\(SVG.factor(cycle))s linear \(count) both"
        let moving = animations.flatMap(\.rules).map { rule in
            ".\(rule.name){animation:\(rule.name) \(play)}\n@keyframes \(rule.name){\(timing.text(of: rule.steps))}\n"
        }
        let (motion, stills) = ("\(prefix)-motion", "\(prefix)-poses")
        let fades = poses.enumerated().dropFirst().map { place, frame in
            let end = picture.time(of: frame)
            let (from, to) = (timing.percent(of: max(0, end - Self.fade)), timing.percent(of: end))
            return ".\(prefix)-pose\(place){animation:\(prefix)-pose\(place) \(play)}\n"
                + "@keyframes \(prefix)-pose\(place){0%,\(from)%{opacity:0}\(to)%,100%{opacity:1}}\n"
        }
        return moving.joined() + ".\(stills){display:none}\n"
            + "@media (prefers-reduced-motion:reduce){.\(motion){display:none}.\(stills){display:inline}}\n"
            + fades.joined()
    }

    private func still(_ poses: [Int]) -> String {
        let shapes = SVGShapes(gradients: gradients)
        let groups = poses.enumerated().map { place, frame in
            let ground = place == 0 ? "" : SVGCanvas.ground(picture)
            return
                "<g class=\"\(prefix)-pose\(place)\">\n\(ground)\(SVGCanvas.elements(of: picture, at: frame, shapes))</g>\n"
        }
        return "<g class=\"\(prefix)-poses\">\n\(groups.joined())</g>\n"
    }
}

/// The document around a picture.
struct SVGDocument {
    private let title: String
    private let description: String
    private let size: Size

    init(_ picture: MotionPicture, size: Size) {
        let words = picture.title.map { $0.allSatisfy(\.isWhitespace) ? "" : ": \($0)" }
        title = picture.name + (words ?? "")
        description = picture.notes.map { "\($0)." }.joined(separator: " ")
        self.size = size
    }

    func text(_ body: String) -> String {
        let (width, height) = (SVG.number(size.width), SVG.number(size.height))
        let notes = description.isEmpty ? "" : "<desc>\(XML.escaped(description))</desc>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" font-family="\(SVG.fonts)">
            <title>\(XML.escaped(title))</title>
            \(notes)\(body)</svg>

            """
    }
}

/// What is drawn of a picture in one frame.
enum SVGCanvas {
    static func ground(_ picture: MotionPicture) -> String {
        let (width, height) = (SVG.number(picture.canvas.width), SVG.number(picture.canvas.height))
        return "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>\n"
    }

    static func elements(of picture: MotionPicture, at frame: Int, _ shapes: SVGShapes) -> String {
        picture.elements.compactMap { element in
            guard let state = element.state(at: frame), state.opacity > 0 else { return nil }
            return shapes.element(element, state).map { $0 + "\n" }
        }.joined()
    }
}
