import PortalModel

/// One stretch of frames in which an element is to be seen, as a shape layer.
struct LottieLayer {
    /// A number of a state, and how far it may be off.
    private typealias Component = (value: (MotionPicture.State) -> Double, tolerance: Double)

    /// Points that a corner may be off.
    private static let tolerance = 0.05

    private let element: MotionPicture.Element
    private let frames: Range<Int>
    private let states: [MotionPicture.State]
    private let fps: Int
    private let eases: [LottieEase]

    /// The layers of an element, one for each stretch. Where it appears or goes at once the layer begins or ends, so that
    /// no opacity has to jump; where it fades, the frame before or after belongs to the layer.
    static func layers(of element: MotionPicture.Element, in picture: MotionPicture, _ eases: [LottieEase])
        -> [LottieLayer]
    {
        guard element.fill != .none else { return [] }
        let jumps = element.jumps(frameCount: picture.frameCount)
        let visible = (0..<picture.frameCount).map { element.isDrawn(in: $0) && element[.opacity][$0] > 0 }
        return visible.stretches.map { stretch in
            let fadesIn = stretch.lowerBound > 0 && !jumps.contains(stretch.lowerBound)
            let fadesOut = stretch.upperBound < picture.frameCount && !jumps.contains(stretch.upperBound)
            let frames = stretch.lowerBound - (fadesIn ? 1 : 0)..<stretch.upperBound + (fadesOut ? 1 : 0)
            return LottieLayer(
                element: element, frames: frames, states: frames.map(element.shownState), fps: picture.fps,
                eases: eases)
        }
    }

    func json(index: Int) -> LottieJSON {
        .object([
            "ty": .whole(4), "nm": .text("\(element.role.rawValue) \(element.subject)"), "ind": .whole(index),
            "ip": .whole(frames.lowerBound), "op": .whole(frames.upperBound), "st": .whole(0), "sr": .whole(1),
            "ddd": .whole(0), "bm": .whole(0), "ks": transform, "shapes": .list([group]),
        ])
    }

    private var transform: LottieJSON {
        let reach = max(1, states.map { max($0.frame.width, $0.frame.height) / 2 }.max() ?? 1)
        return .object([
            "o": property([({ $0.opacity }, 0.002)]) { .numbers([$0[0] * 100]) },
            "r": property([({ $0.rotation }, Self.tolerance / reach * 180 / .pi)]) { .numbers($0) },
            "p": property([({ $0.frame.center.x }, Self.tolerance), ({ $0.frame.center.y }, Self.tolerance)]) {
                .numbers($0 + [0])
            },
            "a": .fixed(.numbers([0, 0, 0])),
            "s": property([({ $0.scaleX }, Self.tolerance / reach), ({ $0.scaleY }, Self.tolerance / reach)]) {
                .numbers([$0[0] * 100, $0[1] * 100, 100])
            },
        ])
    }

    /// A rectangle about the origin, and its fill.
    private var group: LottieJSON {
        let size: [Component] = [
            ({ $0.frame.width }, 2 * Self.tolerance), ({ $0.frame.height }, 2 * Self.tolerance),
        ]
        let rectangle = LottieJSON.object([
            "ty": .text("rc"), "d": .whole(1), "p": .fixed(.numbers([0, 0])), "s": property(size) { .numbers($0) },
            "r": property([({ $0.cornerRadius }, Self.tolerance)]) { .numbers($0) },
        ])
        let still = LottieJSON.object([
            "ty": .text("tr"), "p": .fixed(.numbers([0, 0])), "a": .fixed(.numbers([0, 0])),
            "s": .fixed(.numbers([100, 100])), "r": .fixed(.whole(0)), "o": .fixed(.whole(100)),
            "sk": .fixed(.whole(0)), "sa": .fixed(.whole(0)),
        ])
        return .object([
            "ty": .text("gr"), "nm": .text(element.view?.rawValue ?? element.subject),
            "it": .list([rectangle, fill(size), still]),
        ])
    }

    private func fill(_ size: [Component]) -> LottieJSON {
        let colors = element.fill.colors
        guard colors.count > 1 else {
            let color = colors.first ?? HexColor(red: 0, green: 0, blue: 0)
            return .object([
                "ty": .text("fl"), "r": .whole(1), "o": .fixed(.number(color.alpha * 100)),
                "c": .fixed(.numbers(color.parts + [1])),
            ])
        }
        let places = colors.indices.map { Double($0) / Double(colors.count - 1) }
        let stops = zip(places, colors).flatMap { [$0] + $1.parts }
        let isOpaque = colors.allSatisfy { $0.alpha == 1 }
        let alphas = isOpaque ? [] : zip(places, colors).flatMap { [$0, $1.alpha] }
        return .object([
            "ty": .text("gf"), "r": .whole(1), "o": .fixed(.whole(100)), "t": .whole(1),
            "s": property(size) { .numbers($0.map { -$0 / 2 }) }, "e": property(size) { .numbers($0.map { $0 / 2 }) },
            "g": .object(["p": .whole(colors.count), "k": .fixed(.numbers(stops + alphas))]),
        ])
    }

    private func property(
        _ components: [Component], _ json: ([Double]) -> LottieJSON
    ) -> LottieJSON {
        let columns = components.map { value, tolerance in
            KeyFrames.Column(values: states.map(value), tolerance: tolerance)
        }
        let track = LottieTrack(from: frames.lowerBound, columns, fps: fps, eases: eases)
        if let moving = track.property(json) { return moving }
        // A single number is no list where nothing moves it.
        let fixed = json(columns.map { $0.values[0] })
        if case .list(let values) = fixed, values.count == 1 { return .fixed(values[0]) }
        return .fixed(fixed)
    }
}

extension HexColor {
    /// Red, green and blue in 0...1.
    fileprivate var parts: [Double] { [Double(bytes.red) / 255, Double(bytes.green) / 255, Double(bytes.blue) / 255] }
}
