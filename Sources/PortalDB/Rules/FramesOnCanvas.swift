import PortalModel

/// Views can be seen.
enum FramesOnCanvas: Rule {
    static let code = "P302"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let canvas = checked.scene.canvas
        return checked.scene.views.enumerated().filter { !$1.frame.isEmpty && !$1.frame.touches(canvas) }.map {
            place, view in
            warning(
                "view '\(view.id)'", JSONPath()["views"][place]["frame"],
                "the frame lies outside the canvas altogether",
                "the canvas is \(canvas.width.shortestText) x \(canvas.height.shortestText)")
        }
    }
}

extension Rectangle {
    fileprivate func touches(_ canvas: Size) -> Bool {
        x < canvas.width && y < canvas.height && x + width > 0 && y + height > 0
    }
}
