import PortalModel

extension Script.Key: DescribedKey {
    static var definition: String { "script" }
    static var schemaTitle: String { "Script" }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What commands call it.")
        case .steps: .list(of: Script.Step.Key.reference).described("What is done, in order of time.")
        }
    }
}

extension Script.Step.Key: DescribedKey {
    static var definition: String { "step" }
    static var schemaTitle: String { "Step of a script" }
    /// The time and one action.
    static var rules: SchemaValue { ["minProperties": 2, "maxProperties": 2] }

    var schema: SchemaValue {
        switch self {
        case .at: .number(.notNegative).described("Seconds from the start.")
        case .activate: .name.described("Opens a transition.")
        case .deactivate: .name.described("Closes a transition.")
        case .select: SelectKey.reference.described("Selects an item of a transition or of a pop-up, or none.")
        case .transfer: TransferKey.reference.described("Hands an open portal's layer over to another one.")
        case .presentContext: .name.described("Presents a context.")
        case .dismissContext: .name.described("Dismisses a context.")
        case .present: .name.described("Presents a pop-up.")
        case .dismiss: .name.described("Dismisses a pop-up.")
        case .tapBackground: .name.described("Taps beside a pop-up.")
        case .appear: .name.described("Lets a delayed container appear.")
        case .move: MoveKey.reference.described("Moves a view.")
        case .remove: .name.described("Removes a view.")
        case .scroll: ScrollKey.reference.described("Scrolls a header's content.")
        case .endScroll: .name.described("Ends the scrolling of a header's content.")
        case .tap: Point.Key.reference.described("Taps a point of the canvas.")
        case .phase: .choice(Script.Phase.self).described("The app's phase.")
        }
    }
}

extension SelectKey: DescribedKey {
    static var definition: String { "selection" }
    static var schemaTitle: String { "Selection" }
    static var rules: SchemaValue { .one(of: [Self.transition, .popup]) }

    var schema: SchemaValue {
        switch self {
        case .transition: .name.described("The transition with the items.")
        case .popup: .name.described("The pop-up with the items.")
        case .item:
            (["anyOf": [.name, ["type": "null"]]] as SchemaValue).described("A portal or a view; null for none.")
        }
    }
}

extension TransferKey: DescribedKey {
    static var definition: String { "transfer" }
    static var schemaTitle: String { "Transfer" }

    var schema: SchemaValue {
        switch self {
        case .from: .name.described("The open portal.")
        case .to: .name.described("The portal that goes on.")
        case .namespace: .reference("namespace").described("That of both.", default: "")
        }
    }
}

extension MoveKey: DescribedKey {
    static var definition: String { "move" }
    static var schemaTitle: String { "Move" }

    var schema: SchemaValue {
        switch self {
        case .view: .name.described("The view.")
        case .frame: Rectangle.Key.reference.described("Where it is from now on.")
        }
    }
}

extension ScrollKey: DescribedKey {
    static var definition: String { "scroll" }
    static var schemaTitle: String { "Scroll" }

    var schema: SchemaValue {
        switch self {
        case .header: .name.described("The header.")
        case .offset: .number().described("Points, positive downwards.")
        }
    }
}
