import PortalModel

extension SceneView: DocumentValue {
    enum Key: String, ObjectKey {
        case id, context, frame, fill, cornerRadius, label, opacity, z

        static let table = KeyTable<Key>("a view", required: [.id, .frame])
    }

    static func read(_ reader: inout ElementReader) throws(ScanStop) -> SceneView? {
        guard var members = try reader.object(of: Key.self) else { return nil }
        var id: ID?
        var context: PresentationContext.ID?
        var frame: Rectangle?
        var fill: [HexColor] = []
        var cornerRadius: Double?
        var z: Double?
        var label: String?
        var opacity: Double?
        while let key = try reader.nextKey(of: &members) {
            switch key {
            case .id: id = try reader.value()
            case .context: context = try reader.value()
            case .frame: frame = try reader.value()
            case .fill: fill = try reader.fill() ?? []
            case .cornerRadius: cornerRadius = try reader.number(.notNegative)
            case .label: label = try reader.string()
            case .opacity: opacity = try reader.number(.unit)
            case .z: z = try reader.number()
            }
        }
        guard let id, let frame else { return nil }
        return SceneView(
            id: id, context: context, frame: frame, fill: fill, cornerRadius: cornerRadius ?? 0, label: label,
            opacity: opacity ?? 1, z: z ?? 0)
    }
}
