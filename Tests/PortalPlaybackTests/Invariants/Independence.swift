import PortalModel
import PortalPlayback

/// Which steps of a script have nothing to do with each other, so that it does not matter which of them comes first.
struct Independence {
    private enum Thing: Hashable {
        case portal(Int)
        case view(Int)
        case header(Int)
        case container(Int)
        case popups, contexts, phase
    }

    private let plan: Plan

    init(_ plan: Plan) {
        self.plan = plan
    }

    /// The script with steps of one time the other way round, where all of them are independent; `nil` if there are none.
    var reversed: Plan? {
        guard case .script(let steps) = plan.course else { return nil }
        var turned: [Plan.Step] = []
        var rest = steps[...]
        var changed = false
        while let first = rest.first {
            let ties = rest.prefix { $0.at == first.at }
            rest = rest.dropFirst(ties.count)
            let things = ties.map { self.things($0.action) }
            let areIndependent = things.map(\.count).reduce(0, +) == things.reduce(Set()) { $0.union($1) }.count
            if areIndependent, ties.count > 1 { changed = true }
            turned += areIndependent ? ties.reversed() : Array(ties)
        }
        guard changed else { return nil }
        var plan = plan
        plan.course = .script(turned)
        return plan
    }

    /// What a step changes or goes by.
    private func things(_ action: Plan.Action) -> Set<Thing> {
        switch action {
        case .activate(let transition), .deactivate(let transition), .selectPortal(let transition, _):
            Set(plan.transitions[transition].members.flatMap(portal))
        case .transfer(let old, let new): Set(portal(old) + portal(new))
        // The stack, and what a tap finds in it, depends on the order.
        case .present, .dismiss, .selectView, .tapBackground, .tap: [.popups]
        // Anything may need a context, and dismissing it makes all forget that they did.
        case .presentContext, .dismissContext: everythingInContexts
        case .appear(let container): [.container(container)]
        case .move(let view, _), .remove(let view): Set(users(of: view) + [.view(view)])
        case .scroll(let header, _), .endScroll(let header): [.header(header)]
        case .phase: [.phase]
        }
    }

    private var everythingInContexts: Set<Thing> {
        Set(plan.portals.indices.map { .portal($0) } + plan.containers.indices.map { .container($0) })
            .union([.popups, .contexts])
    }

    private func portal(_ portal: Int) -> [Thing] {
        [.portal(portal), .view(plan.portals[portal].source), .view(plan.portals[portal].destination)]
    }

    private func users(of view: Int) -> [Thing] {
        let portals = plan.portals.indices.filter {
            plan.portals[$0].source == view || plan.portals[$0].destination == view
        }
        let isOfPopup = plan.popups.contains { $0.items.contains { $0.view == view } }
        return portals.map { .portal($0) } + (isOfPopup ? [.popups] : [])
    }
}
