import PortalModel
import PortalMotion
import PortalPlayback

/// Makes the self-contained plan of one play: names looked up, presets followed, defaults filled in.
struct PlanBuilder {
    let index: SceneIndex
    var resolver: AnimationResolver
    /// The style of named pop-up settings, or `nil` if there are none of that name.
    let popupStyle: (PopupSettings.ID) throws -> PopupStyle?
    /// Those that were looked up for the present plan.
    private(set) var styles: [PopupSettings.ID: PopupStyle] = [:]

    var scene: Scene { index.scene }

    /// A plan, and what it was made of.
    mutating func planned(_ play: Play) throws -> (plan: Plan, origin: PlanOrigin) {
        resolver.beginFollowing()
        styles = [:]
        let reach = Reach(of: play, in: index)
        let plan = try plan(play, reach)
        let origin = PlanOrigin(play: play, index: index, reach: reach, presets: resolver.followed, styles: styles)
        return (plan, origin)
    }

    /// - Throws: ``PlanError`` where the scene names something that is not there, ``ResolutionError`` for animations.
    mutating func plan(_ play: Play) throws -> Plan { try plan(play, Reach(of: play, in: index)) }

    private mutating func plan(_ play: Play, _ places: Reach) throws -> Plan {
        Plan(
            scene: scene.name, play: play.name, canvas: scene.canvas,
            contexts: try places.contexts.order.map { try context($0, places) },
            views: try places.views.order.map { try view($0, places) },
            portals: try places.portals.order.map { try portal($0, places) },
            transitions: try places.transitions.order.map { try transition(scene.transitions[$0], places) },
            popups: try places.popups.order.map { try popup(scene.popups[$0], places) },
            containers: try places.delayed.order.map { try container(scene.delayed[$0], places) },
            headers: try places.headers.order.map { try header(scene.headers[$0], places) },
            course: try course(play, places))
    }

    private mutating func context(_ place: Int, _ places: Reach) throws -> Plan.Context {
        let context = index.allContexts[place]
        guard !index.isWithinItself(place) else { throw PlanError.circle(context.name) }
        return Plan.Context(
            name: context.name.rawValue,
            parent: try index.parent(of: context).map { try places.contexts.place(of: $0, "context", context.name) },
            animation: try context.animation.map { try resolver.animation($0) } ?? Defaults.Context.animation,
            offset: context.offset)
    }

    private func view(_ place: Int, _ places: Reach) throws -> Plan.View {
        let view = scene.views[place]
        return Plan.View(
            id: view.id.rawValue,
            context: try places.contexts.place(of: index.viewContexts[place], "context of view", view.id),
            frame: view.frame)
    }

    private func portal(_ place: Int, _ places: Reach) throws -> Plan.Portal {
        let (portal, ends) = (scene.portals[place], index.portalEnds[place])
        return Plan.Portal(
            subject: scene.subject(of: portal),
            source: try places.views.place(of: ends.source, "view", portal.source),
            destination: try places.views.place(of: ends.destination, "view", portal.destination),
            isMirrored: portal.mirror != nil, reach: index.reach(of: portal))
    }

    private mutating func popup(_ popup: Popup, _ places: Reach) throws -> Plan.Popup {
        guard !popup.content.views.isEmpty else { throw PlanError.noItems(popup.id) }
        let style = try self.style(of: popup)
        let hasItems = if case .items = popup.content { true } else { false }
        return Plan.Popup(
            id: popup.id.rawValue,
            items: try popup.content.views.map { view in
                Plan.Popup.Item(
                    subject: hasItems ? "\(popup.id):\(view)" : popup.id.rawValue,
                    view: try places.views.place(of: index.views[view], "view", view))
            },
            present: try style.present.map { try resolver.animation($0) } ?? Defaults.Popup.present,
            dismiss: try style.dismiss.map { try resolver.animation($0) } ?? Defaults.Popup.dismiss,
            dismissesOnBackgroundTap: style.dismissOnBackgroundTap ?? Defaults.Popup.dismissesOnBackgroundTap)
    }

    private mutating func style(of popup: Popup) throws -> PopupStyle {
        switch popup.settings {
        case nil: return PopupStyle()
        case .inline(let style): return style
        case .named(let name):
            guard let style = try popupStyle(name) else { throw PlanError.missingSettings(name, popup: popup.id) }
            styles[name] = style
            return style
        }
    }

    /// DelayedTransitionView: every index waits its turn, and all wait a moment for the screen.
    private func container(_ container: DelayedContainer, _ places: Reach) throws -> Plan.Container {
        let members = try container.views.map { member in
            let wait = Defaults.Delayed.start + Double(member.viewIndex) * (member.delay ?? container.delay)
            let offset = member.offset ?? container.offset
            let isVertical = (member.orientation ?? container.orientation) == .vertical
            return Plan.Container.Member(
                view: try places.views.place(of: index.views[member.view], "view", member.view),
                animation: .easeOut(duration: member.animationDuration ?? container.animationDuration).delay(wait),
                offset: isVertical ? Point(x: 0, y: offset) : Point(x: offset, y: 0))
        }
        return Plan.Container(name: container.name.rawValue, members: members)
    }

    private func header(_ header: Header, _ places: Reach) throws -> Plan.Header {
        let displays = header.displays ?? Set(header.accessory == nil ? [.title] : [.title, .accessory])
        let bar = header.bar ?? displays
        func element(_ display: Header.Display, _ element: Header.Element?) throws -> Plan.Header.Element? {
            guard let element, displays.contains(display) || bar.contains(display) else { return nil }
            return Plan.Header.Element(
                source: element.source, destination: element.destination,
                view: try element.view.map { try places.views.place(of: index.views[$0], "view", $0) },
                isStatic: !displays.contains(display))
        }
        return Plan.Header(
            id: header.id.rawValue, title: try element(.title, header.title),
            accessory: try element(.accessory, header.accessory), snapping: header.snapping)
    }
}
