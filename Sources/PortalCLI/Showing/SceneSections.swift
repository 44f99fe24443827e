import PortalDB
import PortalRender

/// What a scene has, one table a kind.
struct SceneSections {
    var scene: Scene

    var all: [(title: String, listing: Listing)] {
        [
            ("Contexts", contexts), ("Views", views), ("Portals", portals), ("Transitions", transitions),
            ("Pop-ups", popups), ("Delayed", delayed), ("Headers", headers), ("Scripts", scripts),
        ]
    }

    private var contexts: Listing {
        Listing(
            ["context", "presentation", "parent", "animation", "slides in from"],
            scene.contexts.map { context in
                [
                    .text(context.name.rawValue), .text(context.presentation.rawValue),
                    .text(context.parent?.rawValue), .text(context.animation?.description),
                    .text(context.offset.map { "\($0.x.short()), \($0.y.short())" }),
                ]
            })
    }

    private var views: Listing {
        Listing(
            ["view", "context", "x", "y", "width", "height", "fill", "radius", "opacity", "z", "label"],
            scene.views.map { view in
                [
                    .text(view.id.rawValue), .text(view.context?.rawValue), .number(view.frame.x),
                    .number(view.frame.y), .number(view.frame.width), .number(view.frame.height),
                    .text(list(view.fill.map(\.description))), .unless(0, view.cornerRadius),
                    .unless(1, view.opacity), .unless(0, view.z), .text(view.label),
                ]
            })
    }

    private var portals: Listing {
        Listing(
            ["portal", "namespace", "group", "source", "destination", "mirrored"],
            scene.portals.map { portal in
                [
                    .text(portal.key.id.rawValue), .text(named(portal.key.namespace)), .text(portal.group),
                    .text(portal.source.rawValue), .text(portal.destination.rawValue),
                    portal.mirror == nil ? .absent : .flag(true),
                ]
            })
    }

    private var transitions: Listing {
        Listing(
            [
                "transition", "acts on", "namespace", "animation", "way back", "hand-off", "delay", "removal",
                "configuration", "effects",
            ],
            scene.transitions.map { transition in
                [
                    .text(transition.name.rawValue), .text(transition.subject.words),
                    .text(named(transition.namespace)), .text(transition.animation?.description),
                    .text(transition.reverseAnimation?.description), .text(transition.handoff.words),
                    transition.delay.map(Listing.Cell.number) ?? .absent,
                    .text(transition.removal == .none ? nil : transition.removal.rawValue),
                    .text(transition.configuration?.level.word),
                    .text(list(transition.effects.map(\.property.rawValue))),
                ]
            })
    }

    private var popups: Listing {
        Listing(
            ["pop-up", "shows", "settings"],
            scene.popups.map { popup in
                [.text(popup.id.rawValue), .text(popup.content.words), .text(popup.settings?.words)]
            })
    }

    private var delayed: Listing {
        Listing(
            ["container", "duration", "delay", "offset", "orientation", "views"],
            scene.delayed.map { container in
                [
                    .text(container.name.rawValue), .number(container.animationDuration), .number(container.delay),
                    .number(container.offset), .text(container.orientation.rawValue),
                    .text(list(container.views.map { "\($0.viewIndex) \($0.view)" })),
                ]
            })
    }

    private var headers: Listing {
        Listing(
            ["header", "title", "subtitle", "accessory", "layout", "snapping"],
            scene.headers.map { header in
                [
                    .text(header.id.rawValue), .text(header.titleText), .text(header.subtitle),
                    header.accessory == nil ? .absent : .flag(true), .text(header.layout?.rawValue),
                    .text(header.snapping.rawValue),
                ]
            })
    }

    private var scripts: Listing {
        Listing(
            ["script", "steps"],
            scene.scripts.map { script in
                [
                    .text(script.name.rawValue),
                    .text(script.steps.map { "\($0.at.short()) s \($0.action.words)" }.joined(separator: "; ")),
                ]
            })
    }

    private func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
    private func named(_ namespace: String) -> String? { namespace.isEmpty ? nil : namespace }
}

extension Listing {
    /// Without the columns that have nothing to show.
    fileprivate init(_ titles: [String], _ rows: [[Cell]]) {
        let kept = titles.indices.filter { column in rows.contains { $0[column] != .absent } }
        self.init(columns: kept.map { Column(titles[$0]) }, rows: rows.map { row in kept.map { row[$0] } })
    }
}

extension Listing.Cell {
    /// A number that is left out where it is the default.
    fileprivate static func unless(_ fallback: Double, _ number: Double) -> Listing.Cell {
        number == fallback ? .absent : .number(number)
    }
}
