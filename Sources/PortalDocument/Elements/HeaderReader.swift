import PortalModel

extension Header.Display: DocumentChoice {}
extension Header.Layout: DocumentChoice {}
extension Header.Snapping: DocumentChoice {}

extension Header: DocumentValue {
    enum Key: String, ObjectKey {
        case id, title, accessory, titleText, subtitle, displays, bar, layout, snapping

        static let table = KeyTable<Key>("a header", required: [.id])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Header? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var id: ID?
        var title: Element?
        var accessory: Element?
        var titleText: String?
        var subtitle: String?
        var displays: Set<Display>?
        var bar: Set<Display>?
        var layout: Layout?
        var snapping: Snapping?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .id: id = try reader.value()
            case .title: title = try reader.value()
            case .accessory: accessory = try reader.value()
            case .titleText: titleText = try reader.string()
            case .subtitle: subtitle = try reader.string()
            case .displays: displays = try reader.set()
            case .bar: bar = try reader.set()
            case .layout: layout = try reader.value()
            case .snapping: snapping = try reader.value()
            }
        }
        guard let id else { return nil }
        return Header(
            id: id, title: title, accessory: accessory, titleText: titleText, subtitle: subtitle, displays: displays,
            bar: bar, layout: layout, snapping: snapping ?? .directional)
    }
}

extension Header.Element: DocumentValue {
    enum Key: String, ObjectKey {
        case source, destination, view

        static let table = KeyTable<Key>("a header's element", required: [.source, .destination])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Header.Element? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var source: Rectangle?
        var destination: Rectangle?
        var view: SceneView.ID?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .source: source = try reader.value()
            case .destination: destination = try reader.value()
            case .view: view = try reader.value()
            }
        }
        guard let source, let destination else { return nil }
        return Header.Element(source: source, destination: destination, view: view)
    }
}
