import PortalModel

extension Portal.MemberKey: DescribedKey {
    static var definition: String { "portal" }
    static var schemaTitle: String { "Portal" }

    var schema: SchemaValue {
        switch self {
        case .id: .name.described("What transitions call it.")
        case .namespace: .reference("namespace").described("What its id is unique in.", default: "")
        case .group: .name.described("The group that is opened together.")
        case .source: .name.described("The view that its layer flies from.")
        case .destination: .name.described("The view that its layer flies to, another one.")
        case .layer: Portal.Layer.Key.reference.described("What flies; without it the source's looks.")
        case .mirror:
            (["anyOf": [.flag, Portal.Mirror.Key.reference]] as SchemaValue).described(
                "Whether the source is shown at the destination, and what goes with it.", default: false)
        }
    }
}

extension Portal.Layer.Key: DescribedKey {
    static var definition: String { "layer" }
    static var schemaTitle: String { "Layer" }

    var schema: SchemaValue {
        switch self {
        case .fill: .fill
        case .cornerRadius: .number(.notNegative).described("Points.")
        case .label: .string.described("What stands on it.")
        }
    }
}

extension Portal.Mirror.Key: DescribedKey {
    static var definition: String { "mirror" }
    static var schemaTitle: String { "Mirror" }

    var schema: SchemaValue {
        switch self {
        case .hidesSource: .flag.described("Whether the source is hidden meanwhile.", default: false)
        case .matchesAlpha: .flag.described("Whether it has the source's opacity.", default: true)
        case .matchesTransform: .flag.described("Whether it has the source's transform.", default: true)
        case .matchesPosition: .flag.described("Whether it is where the source is.", default: false)
        }
    }
}
