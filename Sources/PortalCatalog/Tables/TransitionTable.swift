import PortalModel
import PortalSQLite

/// The table `transition`, and with it those of what a transition consists of.
enum TransitionTable {
    static func insert(_ transitions: [Transition], scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO transition
                (scene, name, position, kind, namespace, portal, portal_group, stagger, animation,
                reverse_animation, handoff, completion_criteria, duration, delay, removal)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: transitions.count
        ) { position, row in
            let transition = transitions[position]
            let subject = SubjectColumns(transition.subject)
            let handoff = HandoffColumns(transition.handoff)
            row.add(scene)
            row.add(transition.name)
            row.add(position)
            row.add(subject.kind)
            row.add(transition.namespace)
            row.add(subject.portal)
            row.add(subject.group)
            row.add(subject.stagger)
            row.add(transition.animation)
            row.add(transition.reverseAnimation)
            row.add(handoff.kind)
            row.add(handoff.criteria)
            row.add(handoff.duration)
            row.add(transition.delay)
            row.add(transition.removal)
        }
        for transition in transitions {
            try TransitionItemTable.insert(of: transition, scene: scene, into: database)
            try LayerConfigurationTable.insert(of: transition, scene: scene, into: database)
            try LayerEffectTable.insert(of: transition, scene: scene, into: database)
        }
    }

    static func transitions(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Transition] {
        let rows: [TransitionRow] = try scenes.list(
            """
            SELECT scene, position, name, kind, namespace, portal, portal_group, stagger, animation,
                reverse_animation, handoff, completion_criteria, duration, delay, removal
            FROM transition WHERE scene BETWEEN ? AND ? ORDER BY scene, name
            """, of: scene)
        let items = try TransitionItemTable.items(ofScene: scene, in: scenes)
        let configurations = try LayerConfigurationTable.configurations(ofScene: scene, in: scenes)
        let effects = try LayerEffectTable.effects(ofScene: scene, in: scenes)
        return try rows.map { row throws(SQLiteError) in
            var transition = row.transition
            let portals = items[transition.name] ?? []
            if case .item = transition.subject {
                transition.subject = .item(portals.map(\.id))
            } else if !portals.isEmpty {
                throw scenes.contradiction(
                    "transition '\(transition.name)' has no items, and portals in table 'transition_item'")
            }
            if let stray = portals.first(where: { $0.namespace != transition.namespace }) {
                throw scenes.contradiction(
                    "transition '\(transition.name)' is of namespace '\(transition.namespace)', and its item "
                        + "'\(stray.id)' in table 'transition_item' of '\(stray.namespace)'")
            }
            transition.configuration = configurations[transition.name]
            transition.effects = effects[transition.name] ?? []
            return transition
        }
    }
}

/// What the column `kind` says of the portals.
public enum TransitionKind: String, CaseIterable, TextColumnValue, Sendable {
    case portal, group, item
}

/// What the column `handoff` says.
public enum HandoffKind: String, CaseIterable, TextColumnValue, Sendable {
    case completion, timed
}

private struct SubjectColumns {
    var kind: TransitionKind
    var portal: Portal.ID?
    var group: String?
    var stagger: Double?

    init(_ subject: Transition.Subject) {
        switch subject {
        case .portal(let id): (kind, portal) = (.portal, id)
        case .group(let name, let seconds): (kind, group, stagger) = (.group, name, seconds)
        case .item: kind = .item
        }
    }
}

private struct HandoffColumns {
    var kind: HandoffKind
    var criteria: Transition.CompletionCriteria?
    var duration: Double?

    init(_ handoff: Transition.Handoff) {
        switch handoff {
        case .completion(let when): (kind, criteria) = (.completion, when)
        case .timed(let seconds): (kind, duration) = (.timed, seconds)
        }
    }
}

/// A transition without its items, configuration and effects.
private struct TransitionRow: RowDecodable {
    static var columns: [String] {
        [
            "name", "kind", "namespace", "portal", "portal_group", "stagger", "animation", "reverse_animation",
            "handoff", "completion_criteria", "duration", "delay", "removal",
        ]
    }

    let transition: Transition

    init(row: inout Row) throws(SQLiteError) {
        let (name, kind): (Transition.ID, TransitionKind) = (try row.next(), try row.next())
        let (namespace, portal): (String, Portal.ID?) = (try row.next(), try row.next())
        let (group, stagger): (String?, Double?) = (try row.next(), try row.next())
        let (animation, reverse): (AnimationText?, AnimationText?) = (try row.next(), try row.next())
        let handoff: HandoffKind = try row.next()
        let criteria: Transition.CompletionCriteria? = try row.next()
        let (duration, delay): (Double?, Double?) = (try row.next(), try row.next())
        let subject: Transition.Subject =
            switch kind {
            case .portal: .portal(portal ?? "")
            case .group: .group(group ?? "", stagger: stagger ?? 0)
            case .item: .item([])
            }
        transition = Transition(
            name: name, subject: subject, namespace: namespace, animation: animation, reverseAnimation: reverse,
            handoff: handoff == .timed ? .timed(duration: duration) : .completion(criteria ?? .removed), delay: delay,
            removal: try row.next())
    }
}
