import PortalModel

extension Scene {
    /// The transitions whose look a portal can have because it takes over from another in a script, by `transfer` or as
    /// another item of one transition. All are places in the scene.
    func inheritedLooks(_ portals: [Portal.Key: Int], _ transitions: [Transition.ID: Int]) -> [Int: Set<Int>] {
        var inherited: [Int: Set<Int>] = [:]
        for script in scripts {
            // Of each portal that was opened so far, which transitions can have given it their look.
            var looks: [Int: Set<Int>] = [:]
            func handOver(from old: Int, to new: Int) {
                guard old != new, let look = looks[old] else { return }
                looks[new, default: []].formUnion(look)
                inherited[new, default: []].formUnion(look)
            }
            for step in script.steps {
                switch step.action {
                case .activate(let name):
                    guard let place = transitions[name] else { continue }
                    for portal in self.portals(of: self.transitions[place], at: portals) {
                        looks[portal, default: []].insert(place)
                    }
                case .transfer(let old, let new, let namespace):
                    let ends = [old, new].compactMap { portals[Portal.Key(namespace: namespace, id: $0)] }
                    if ends.count == 2 { handOver(from: ends[0], to: ends[1]) }
                case .selectPortal(let name, let item?):
                    guard let place = transitions[name] else { continue }
                    let members = self.portals(of: self.transitions[place], at: portals)
                    guard let chosen = members.first(where: { self.portals[$0].key.id == item }) else { continue }
                    for member in members { handOver(from: member, to: chosen) }
                    looks[chosen, default: []].insert(place)
                default: break
                }
            }
        }
        return inherited
    }

    /// The portals that a transition acts on, in the order in which it does.
    func portals(of transition: Transition, at places: [Portal.Key: Int]) -> [Int] {
        switch transition.subject {
        case .portal(let id): [places[Portal.Key(namespace: transition.namespace, id: id)]].compactMap { $0 }
        case .item(let ids): ids.compactMap { places[Portal.Key(namespace: transition.namespace, id: $0)] }
        case .group(let group, _):
            portals.indices.filter {
                portals[$0].group == group && portals[$0].key.namespace == transition.namespace
            }
        }
    }
}
