import PortalModel

extension Rectangle: DocumentValue {
    enum Key: String, ObjectKey {
        case x, y, width, height

        static let table = KeyTable<Key>("a frame", required: [.x, .y, .width, .height])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Rectangle? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .x: x = try reader.number()
            case .y: y = try reader.number()
            case .width: width = try reader.number(.notNegative)
            case .height: height = try reader.number(.notNegative)
            }
        }
        guard let x, let y, let width, let height else { return nil }
        return Rectangle(x: x, y: y, width: width, height: height)
    }
}

extension Point: DocumentValue {
    enum Key: String, ObjectKey {
        case x, y

        static let table = KeyTable<Key>("a point", required: [.x, .y])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Point? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var x: Double?
        var y: Double?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .x: x = try reader.number()
            case .y: y = try reader.number()
            }
        }
        guard let x, let y else { return nil }
        return Point(x: x, y: y)
    }
}

/// The size of a canvas, the only one that a document has.
extension Size: DocumentValue {
    enum Key: String, ObjectKey {
        case width, height

        static let table = KeyTable<Key>("a canvas", required: [.width, .height])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> Size? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var width: Double?
        var height: Double?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .width: width = try reader.number(.positive)
            case .height: height = try reader.number(.positive)
            }
        }
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }
}
