import PortalModel

/// A picture as a Lottie animation: shape layers that iOS, Android and web players draw.
///
/// Texts need fonts that players do not have, and shadows and blurs are effects that few draw: they are left out, and
/// ``notes`` says so, as does the file.
package struct LottieDocument {
    /// The version of the format's player that has all that is used.
    private static let version = "5.7.4"

    private let picture: MotionPicture
    private let layers: [LottieLayer]

    /// - Parameter eases: the curves that the play may have moved by.
    package init(_ picture: MotionPicture, eases: [LottieEase] = []) {
        self.picture = picture
        layers = picture.elements.flatMap { LottieLayer.layers(of: $0, in: picture, eases) }
    }

    package var text: String {
        let frames = max(1, picture.frameCount)
        // The first is on top.
        let shown = (ground + layers).reversed().enumerated().map { $1.json(index: $0 + 1) }
        let still = picture.reduceMotion ? (0, frames) : (frames - 1, 1)
        let document = LottieJSON.object([
            "v": .text(Self.version), "fr": .whole(picture.fps), "ip": .whole(0), "op": .whole(frames),
            "w": .number(picture.canvas.width.rounded(.up)), "h": .number(picture.canvas.height.rounded(.up)),
            "ddd": .whole(0), "nm": .text(picture.name),
            "meta": .object(["d": .text(notes.map { "\($0)." }.joined(separator: " "))]), "assets": .list([]),
            "layers": .list(shown),
            "markers": .list([
                .object(["cm": .text("reduced motion"), "tm": .whole(still.0), "dr": .whole(still.1)])
            ]),
        ])
        return document.description + "\n"
    }

    /// What the file does not show.
    package var notes: [String] {
        func has(_ property: MotionPicture.Property) -> Bool {
            picture.elements.contains { $0[property] != .constant(0) }
        }
        let labelCount = picture.elements.count { $0.label != nil }
        let labels = "\(labelCount.of("label")) \(labelCount == 1 ? "is" : "are")"
        let missing =
            (labelCount > 0 ? ["Lottie has no fonts of its own, so \(labels) not drawn"] : [])
            + (has(.shadowRadius) ? ["few players draw shadows, so the layers have none"] : [])
            + (has(.blur) ? ["few players blur, so the layers are sharp"] : [])
        return picture.notes + missing
    }

    /// The canvas behind everything.
    private var ground: [LottieLayer] {
        let (width, height) = (picture.canvas.width, picture.canvas.height)
        let frame = Rectangle(x: 0, y: 0, width: width, height: height)
        let element = MotionPicture.Element(
            .view, subject: "canvas", fill: .solid(HexColor(red: 255, green: 255, blue: 255)),
            state: MotionPicture.State(frame: frame), frameCount: max(1, picture.frameCount))
        return element.map { LottieLayer.layers(of: $0, in: picture, []) } ?? []
    }
}
