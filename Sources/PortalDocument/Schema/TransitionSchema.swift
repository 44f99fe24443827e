import PortalModel

extension Transition.Key: DescribedKey {
    static var definition: String { "transition" }
    static var schemaTitle: String { "Transition" }

    static var rules: SchemaValue {
        SchemaValue.one(of: [Self.portal, .group, .item]).with([
            "dependentRequired": ["stagger": ["group"]],
            "dependentSchemas": [
                "duration": ["required": ["handoff"], "properties": ["handoff": ["const": "timed"]]],
                "completionCriteria": ["properties": ["handoff": ["const": "completion"]]],
            ],
        ])
    }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What commands and scripts call it.")
        case .portal: .name.described("The portal that it opens.")
        case .group: .name.described("The group of portals that it opens.")
        case .item: .filledList(of: .name).described("Portals of which one is open at a time, by selection.")
        case .namespace: .reference("namespace").described("That of its portals.", default: "")
        case .animation: .animation.described("How the layer flies.")
        case .reverseAnimation: .animation.described("How it flies back; without it in the same way.")
        case .handoff:
            .choice(HandoffKind.self).described(
                "Who says that the flight is over: the animation or a timer.", default: "completion")
        case .duration: .number(.notNegative).described("The timer's seconds; only of a timed hand-off.", default: 0.72)
        case .delay: .number(.notNegative).described("Seconds before the flight; 0.05, or 0.06 with a timed hand-off.")
        case .completionCriteria:
            .choice(Transition.CompletionCriteria.self).described(
                "When the animation counts as complete.", default: "removed")
        case .removal: .choice(Transition.Removal.self).described("How the layer goes.", default: "none")
        case .stagger: .number(.notNegative).described("Seconds between the portals of a group.", default: 0)
        case .configuration: LayerConfiguration.Key.reference.described("What is done to the layer.")
        case .effects: .list(of: LayerEffect.Key.reference).described("Changes of one property during the flight.")
        }
    }
}

extension LayerConfiguration.Key: DescribedKey {
    static var definition: String { "configuration" }
    static var schemaTitle: String { "Configuration" }

    static var rules: SchemaValue {
        let raw: SchemaValue = ["properties": ["level": ["const": "raw"]]]
        return [
            "dependentSchemas": [
                "order": ["properties": ["level": ["const": "full"]]],
                "sourceFrame": raw, "destinationFrame": raw,
                "aspect": ["properties": ["level": ["const": "raw"], "destinationFrame": false]],
            ]
        ]
    }

    var schema: SchemaValue {
        switch self {
        case .level: .choice(LevelKind.self).described("How much of the layer is taken over.")
        case .inactive: LayerStyle.Key.reference.described("The look at the source.")
        case .active: LayerStyle.Key.reference.described("The look at the destination.")
        case .order:
            SchemaValue.set(of: LayerConfiguration.Modifier.self).with(Self.everyModifier).described(
                "What is applied around what, each once; only of the level 'full'.")
        case .sourceFrame: Rectangle.Key.reference.described("Where the layer begins; only of the level 'raw'.")
        case .destinationFrame: Rectangle.Key.reference.described("Where the layer ends; only of the level 'raw'.")
        case .aspect:
            .choice(LayerConfiguration.Aspect.self).described(
                "How large the layer ends, without 'destinationFrame'; only of the level 'raw'.")
        }
    }

    private static var everyModifier: SchemaValue {
        let count = SchemaValue.number(Double(LayerConfiguration.Modifier.allCases.count))
        return ["minItems": count, "maxItems": count]
    }
}

extension LayerStyle.Key: DescribedKey {
    static var definition: String { "layerStyle" }
    static var schemaTitle: String { "Style of a layer" }

    var schema: SchemaValue {
        switch self {
        case .cornerRadius, .shadowRadius, .blur: .number(.notNegative).described("Points.")
        case .opacity: .number(.unit).described("From 0 to 1.")
        }
    }
}

extension LayerEffect.Key: DescribedKey {
    static var definition: String { "effect" }
    static var schemaTitle: String { "Effect" }

    /// An opacity has a range of its own.
    static var rules: SchemaValue {
        let steps: SchemaValue = ["items": ["properties": ["to": .number(.unit)]]]
        return [
            "if": ["required": ["property"], "properties": ["property": ["const": "opacity"]]],
            "then": ["properties": ["onActivate": steps, "onDeactivate": steps]],
        ]
    }

    var schema: SchemaValue {
        let step = LayerEffect.Step.Key.reference
        return switch self {
        case .property: .choice(LayerEffect.Property.self).described("What changes: a factor, degrees, or 0 to 1.")
        case .on:
            SchemaValue.set(of: LayerEffect.Target.self).described(
                "What it acts on.", default: .words(LayerEffect.Target.allCases.map(\.rawValue)))
        case .onActivate: .list(of: step).described("Changes from the start of the flight, in order of time.")
        case .onDeactivate: .list(of: step).described("Changes from the deactivation, in order of time.")
        }
    }
}

extension LayerEffect.Step.Key: DescribedKey {
    static var definition: String { "effectStep" }
    static var schemaTitle: String { "Step of an effect" }

    var schema: SchemaValue {
        switch self {
        case .at: .number(.notNegative).described("Seconds.")
        case .to: .number().described("The new value.")
        case .animation: .animation.described("How it gets there.")
        }
    }
}
