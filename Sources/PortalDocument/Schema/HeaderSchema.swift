import PortalModel

extension Header.Key: DescribedKey {
    static var definition: String { "header" }
    static var schemaTitle: String { "Header" }

    var schema: SchemaValue {
        switch self {
        case .id: .name.described("What scripts call it.")
        case .title: Header.Element.Key.reference.described("The title's two places.")
        case .accessory: Header.Element.Key.reference.described("The accessory's two places.")
        case .titleText: .string.described("The title's text.")
        case .subtitle: .string.described("The text under it.")
        case .displays: .set(of: Header.Display.self).described("What flows; without it, what there is.")
        case .bar: .set(of: Header.Display.self).described("What the bar shows; without it, what flows.")
        case .layout:
            .choice(Header.Layout.self).described("Without it vertical with an accessory, else horizontal.")
        case .snapping:
            .choice(Header.Snapping.self).described(
                "Where it goes when scrolling ends on the way.", default: "directional")
        }
    }
}

extension Header.Element.Key: DescribedKey {
    static var definition: String { "headerElement" }
    static var schemaTitle: String { "Element of a header" }

    var schema: SchemaValue {
        switch self {
        case .source: Rectangle.Key.reference.described("Its place in the content.")
        case .destination: Rectangle.Key.reference.described("Its place in the bar.")
        case .view: .name.described("The view whose removal leaves it in the bar.")
        }
    }
}

extension DelayedContainer.Key: DescribedKey {
    static var definition: String { "delayed" }
    static var schemaTitle: String { "Delayed container" }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What commands and scripts call it.")
        case .animationDuration: .number(.notNegative).described("Seconds.", default: 0.6)
        case .delay: .number(.notNegative).described("Seconds between one index and the next.", default: 0.2)
        case .offset: .number().described("Points that views come from.", default: 20)
        case .orientation:
            .choice(DelayedContainer.Orientation.self).described("The axis that they move on.", default: "vertical")
        case .views: .list(of: DelayedContainer.Member.Key.reference).described("The views that come.")
        }
    }
}

extension DelayedContainer.Member.Key: DescribedKey {
    static var definition: String { "delayedView" }
    static var schemaTitle: String { "View of a delayed container" }

    var schema: SchemaValue {
        switch self {
        case .view: .name.described("The view.")
        case .viewIndex:
            (["type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_992] as SchemaValue).described(
                "Its place in the order.")
        case .animationDuration: .number(.notNegative).described("Seconds, instead of the container's.")
        case .delay: .number(.notNegative).described("Seconds, instead of the container's.")
        case .offset: .number().described("Points, instead of the container's.")
        case .orientation: .choice(DelayedContainer.Orientation.self).described("Instead of the container's.")
        }
    }
}
