/// Documents of one scene named `s`, written down to what a test is about.
enum Documents {
    static let views = """
        [{"id": "a", "frame": {"x": 0, "y": 0, "width": 100, "height": 100}},
         {"id": "b", "frame": {"x": 300, "y": 0, "width": 100, "height": 100}}]
        """

    static func document(presets: String = "[]", settings: String = "[]", scenes: String = "[]") -> String {
        """
        {"format": "portal-catalog/1", "presets": \(presets), "popupSettings": \(settings), "scenes": \(scenes)}
        """
    }

    /// - Parameter members: what the scene has besides name, canvas and the two views, as `"portals": [...]`.
    static func scene(_ members: String = "", name: String = "s", views: String = views) -> String {
        """
        {"name": "\(name)", "canvas": {"width": 393, "height": 852}, "views": \(views)\(members.isEmpty ? "" : ", " + members)}
        """
    }

    static func sceneDocument(_ members: String = "", views: String = views, presets: String = "[]") -> String {
        document(presets: presets, scenes: "[\(scene(members, views: views))]")
    }

    /// One portal and a transition that opens it.
    static func flight(_ animation: String = ".smooth", _ members: String = "") -> String {
        """
        "portals": [{"id": "p", "source": "a", "destination": "b"}],
        "transitions": [{"name": "open", "portal": "p", "animation": "\(animation)"\(members.isEmpty ? "" : ", " + members)}]
        """
    }
}
