import PortalModel

extension DelayedContainer.Orientation: DocumentChoice {}

extension DelayedContainer: DocumentValue {
    enum Key: String, ObjectKey {
        case name, animationDuration, delay, offset, orientation, views

        static let table = KeyTable<Key>("a delayed container", required: [.name, .views])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> DelayedContainer? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var name: ID?
        var animationDuration: Double?
        var delay: Double?
        var offset: Double?
        var orientation: Orientation?
        var views: [Member]?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .name: name = try reader.value()
            case .animationDuration: animationDuration = try reader.number(.notNegative)
            case .delay: delay = try reader.number(.notNegative)
            case .offset: offset = try reader.number()
            case .orientation: orientation = try reader.value()
            case .views: views = try reader.list()
            }
        }
        guard let name, let views else { return nil }
        return DelayedContainer(
            name: name, animationDuration: animationDuration ?? 0.6, delay: delay ?? 0.2, offset: offset ?? 20,
            orientation: orientation ?? .vertical, views: views)
    }
}

extension DelayedContainer.Member: DocumentValue {
    enum Key: String, ObjectKey {
        case view, viewIndex, animationDuration, delay, offset, orientation

        static let table = KeyTable<Key>("a view of a delayed container", required: [.view, .viewIndex])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> DelayedContainer.Member? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var view: SceneView.ID?
        var viewIndex: Int?
        var animationDuration: Double?
        var delay: Double?
        var offset: Double?
        var orientation: DelayedContainer.Orientation?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .view: view = try reader.value()
            case .viewIndex: viewIndex = try reader.index()
            case .animationDuration: animationDuration = try reader.number(.notNegative)
            case .delay: delay = try reader.number(.notNegative)
            case .offset: offset = try reader.number()
            case .orientation: orientation = try reader.value()
            }
        }
        guard let view, let viewIndex else { return nil }
        return DelayedContainer.Member(
            view: view, viewIndex: viewIndex, animationDuration: animationDuration, delay: delay, offset: offset,
            orientation: orientation)
    }
}
