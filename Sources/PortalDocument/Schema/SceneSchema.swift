import PortalModel

extension Scene.Key: DescribedKey {
    static var definition: String { "scene" }
    static var schemaTitle: String { "Scene" }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What commands call it.")
        case .title: .string.described("What it shows, for people.")
        case .canvas: Size.Key.reference.described("The size of the screen.")
        case .hideStatusBar: .flag.described("Whether the status bar is hidden.", default: false)
        case .contexts:
            .list(of: PresentationContext.Key.reference).described("Screens over one another; without any, one root.")
        case .views: .list(of: SceneView.Key.reference).described("The rectangles on the screens.")
        case .portals: .list(of: Portal.MemberKey.reference).described("Pairs of views that a layer flies between.")
        case .transitions: .list(of: Transition.Key.reference).described("How portals are opened and closed.")
        case .popups: .list(of: Popup.Key.reference).described("Views that are shown over everything.")
        case .delayed: .list(of: DelayedContainer.Key.reference).described("Views that come one after another.")
        case .headers: .list(of: Header.Key.reference).described("Headers that flow into the bar.")
        case .scripts: .list(of: Script.Key.reference).described("What is done to the scene, step by step.")
        case .extensions: .freeData
        }
    }
}

extension PresentationContext.Key: DescribedKey {
    static var definition: String { "context" }
    static var schemaTitle: String { "Context" }

    /// The root is always there; one that is called so is it, unless it says otherwise.
    static var rules: SchemaValue {
        [
            "if": [
                "anyOf": [
                    ["required": ["presentation"], "properties": ["presentation": ["const": "root"]]],
                    ["not": ["required": ["presentation"]], "properties": ["name": ["const": "root"]]],
                ]
            ],
            "then": ["properties": ["parent": false, "animation": false, "offset": false]],
        ]
    }

    var schema: SchemaValue {
        switch self {
        case .name: .name.described("What views call it.")
        case .presentation:
            .choice(PresentationContext.Presentation.self).described(
                "How it is presented; without it a sheet, and for the name 'root' the root.")
        case .parent: .name.described("The context that it is presented over; without it the root.")
        case .animation: .animation.described("How it slides in.")
        case .offset:
            Point.Key.reference.described("Where it slides in from, in points; without it, it is there at once.")
        }
    }
}

extension SceneView.Key: DescribedKey {
    static var definition: String { "view" }
    static var schemaTitle: String { "View" }

    var schema: SchemaValue {
        switch self {
        case .id: .name.described("What the rest of the scene calls it.")
        case .context: .name.described("The context that it is in; without it the root.")
        case .frame: Rectangle.Key.reference.described("Where it is, in the coordinates of the canvas.")
        case .fill: .fill
        case .cornerRadius: .number(.notNegative).described("Points.", default: 0)
        case .label: .string.described("What stands on it.")
        case .opacity: .number(.unit).described("From 0 to 1.", default: 1)
        case .z: .number().described("Higher ones cover lower ones.", default: 0)
        }
    }
}

extension Size.Key: DescribedKey {
    static var definition: String { "canvas" }
    static var schemaTitle: String { "Canvas" }

    var schema: SchemaValue { .number(.positive).described("Points.") }
}

extension Rectangle.Key: DescribedKey {
    static var definition: String { "frame" }
    static var schemaTitle: String { "Frame" }

    var schema: SchemaValue {
        switch self {
        case .x: .number().described("Points from the left edge.")
        case .y: .number().described("Points from the top edge, downwards.")
        case .width, .height: .number(.notNegative).described("Points.")
        }
    }
}

extension Point.Key: DescribedKey {
    static var definition: String { "point" }
    static var schemaTitle: String { "Point" }

    var schema: SchemaValue { .number().described(self == .x ? "Points to the right." : "Points downwards.") }
}
