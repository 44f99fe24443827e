import PortalModel

@testable import PortalRender

/// A play of a minute in which twenty layers never come to rest, with its scene.
enum LongPlay {
    static let count = 20
    static let frameCount = 3601

    static let scene: Scene = {
        var scene = Scene(name: "long", canvas: Size(width: 800, height: 600))
        for number in 0..<count {
            let x = Double(number % 5) * 150
            let y = Double(number / 5) * 140
            let fill = HexColor(number % 2 == 0 ? "#4F46C8" : "#FA5C59").map { [$0] } ?? []
            scene.views += [
                SceneView(
                    id: SceneView.ID("a\(number)"), frame: Rectangle(x: x, y: y, width: 60, height: 60), fill: fill,
                    label: "\(number)"),
                SceneView(
                    id: SceneView.ID("b\(number)"), frame: Rectangle(x: x + 60, y: y + 50, width: 90, height: 90),
                    fill: fill),
            ]
            scene.portals.append(
                Portal(
                    key: Portal.Key(id: Portal.ID("p\(number)")), source: SceneView.ID("a\(number)"),
                    destination: SceneView.ID("b\(number)")))
        }
        return scene
    }()

    static let recording: Recording = {
        let tracks = (0..<count).map { number in
            let columns: [Track.Column] = [.x, .y, .width, .height, .opacity, .scale, .rotation, .cornerRadius]
            let values = (0..<frameCount).flatMap { frame -> [Double] in
                let way = swing(Double(frame) + 37 * Double(number))
                let (x, y) = (Double(number % 5) * 150, Double(number / 5) * 140)
                return [
                    x + 60 * way, y + 50 * way, 60 + 30 * way, 60 + 30 * way, 0.5 + 0.5 * way, 1 + 0.2 * way,
                    40 * way, 8 + 12 * way,
                ]
            }
            return Track(
                role: .layer, subject: "p\(number)", firstFrame: 0, columns: columns,
                isDrawn: Array(repeating: true, count: frameCount), values: values)
        }
        return .made(frameCount: frameCount, fps: 60, tracks: tracks)
    }()

    /// To and fro between 0 and 1, each way as fast as a flight and with a rest after it.
    private static func swing(_ frame: Double) -> Double {
        let way = frame.truncatingRemainder(dividingBy: 120)
        let part = min(1, (way < 60 ? way : way - 60) / 30)
        let eased = part * part * (3 - 2 * part) + 0.03 * (1 - part) * part
        return way < 60 ? eased : 1 - eased
    }

    static let html: String = {
        let picture = MotionPicture(of: recording, in: scene) { _ in nil }
        let shown = MotionPage.Shown(recording: recording, picture: picture)
        let play = MotionPage.Play(name: "long/all", scene: "long", play: "all", pictures: [shown])
        return MotionPage(title: "A minute", plays: [play]).html
    }()
}
