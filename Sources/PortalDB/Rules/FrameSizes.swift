import PortalModel

/// Views take up room.
enum FrameSizes: Rule {
    static let code = "P301"

    static func findings(in checked: CheckedScene) -> [Finding] {
        checked.scene.views.enumerated().filter { $1.frame.isEmpty }.map { place, view in
            warning(
                "view '\(view.id)'", JSONPath()["views"][place]["frame"], "the frame is empty, so nothing will show",
                "give it a width and a height")
        }
    }
}
