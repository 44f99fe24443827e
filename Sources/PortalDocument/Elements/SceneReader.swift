import PortalModel

extension Scene: DocumentValue {
    enum Key: String, ObjectKey {
        case name, title, canvas, hideStatusBar, contexts, views, portals, transitions, popups, delayed, headers
        case scripts, extensions

        static let table = KeyTable<Key>("a scene", required: [.name, .canvas])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Scene? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var canvas: Size?
        var scene = Scene(name: "", canvas: Size(width: 0, height: 0))
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .title: scene.title = try reader.string()
            case .canvas: canvas = try reader.value()
            case .hideStatusBar: scene.hidesStatusBar = try reader.flag() ?? false
            case .contexts: scene.contexts = try reader.list() ?? []
            case .views: scene.views = try reader.list() ?? []
            case .portals: scene.portals = try reader.list() ?? []
            case .transitions: scene.transitions = try reader.list() ?? []
            case .popups: scene.popups = try reader.list() ?? []
            case .delayed: scene.delayed = try reader.list() ?? []
            case .headers: scene.headers = try reader.list() ?? []
            case .scripts: scene.scripts = try reader.list() ?? []
            case .extensions: scene.extensions = try reader.rawValue()
            }
        }
        guard let name, let canvas else { return nil }
        scene.name = name
        scene.canvas = canvas
        scene.leaveUnlistedRootUnnamed()
        return scene
    }

    /// Without contexts there is a root all the same, which views may name; but nothing is kept of it to refer to.
    private mutating func leaveUnlistedRootUnnamed() {
        guard contexts.isEmpty else { return }
        for index in views.indices where views[index].context == root { views[index].context = nil }
    }
}
