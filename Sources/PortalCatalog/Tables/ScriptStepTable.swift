import PortalModel
import PortalSQLite

/// The table `script_step`.
enum ScriptStepTable {
    static func insert(of script: Script, scene: Int, into database: Connection) throws(SQLiteError) {
        try database.insert(
            """
            INSERT OR FAIL INTO script_step
                (scene, script, position, at, action, transition, namespace, portal, to_portal, context, popup,
                delayed, view, header, x, y, width, height, scroll_offset, phase)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, rowCount: script.steps.count
        ) { position, row in
            let step = script.steps[position]
            let columns = StepColumns(step.action)
            row.add(scene)
            row.add(script.name)
            row.add(position)
            row.add(step.at)
            row.add(columns.kind)
            row.add(columns.transition)
            row.add(columns.namespace)
            row.add(columns.portal)
            row.add(columns.toPortal)
            row.add(columns.context)
            row.add(columns.popup)
            row.add(columns.delayed)
            row.add(columns.view)
            row.add(columns.header)
            row.add(columns.x)
            row.add(columns.y)
            row.add(columns.width)
            row.add(columns.height)
            row.add(columns.scrollOffset)
            row.add(columns.phase)
        }
    }

    static func steps(ofScene scene: Int, in scenes: SceneRows) throws(SQLiteError) -> [Script.ID: [Script.Step]] {
        let rows: [ScriptStepRow] = try scenes.rows(
            """
            SELECT scene, script, at, action, transition, namespace, portal, to_portal, context, popup, delayed, view,
                header, x, y, width, height, scroll_offset, phase
            FROM script_step WHERE scene BETWEEN ? AND ? ORDER BY scene, script, position
            """, of: scene)
        return rows.reduce(into: [:]) { $0[$1.script, default: []].append($1.step) }
    }
}

private enum ActionKind: String, CaseIterable, TextColumnValue {
    case activate, deactivate, selectPortal, selectView, transfer, presentContext, dismissContext
    case present, dismiss, tapBackground, appear, move, remove, scroll, endScroll, tap, phase
}

/// The columns of an action; each action has some of them.
private struct StepColumns {
    var kind: ActionKind
    var transition: Transition.ID?
    var namespace: String?
    var portal: Portal.ID?
    var toPortal: Portal.ID?
    var context: PresentationContext.ID?
    var popup: Popup.ID?
    var delayed: DelayedContainer.ID?
    var view: SceneView.ID?
    var header: Header.ID?
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var scrollOffset: Double?
    var phase: Script.Phase?

    init(_ action: Script.Action) {
        switch action {
        case .activate(let id): (kind, transition) = (.activate, id)
        case .deactivate(let id): (kind, transition) = (.deactivate, id)
        case .selectPortal(let id, let item): (kind, transition, portal) = (.selectPortal, id, item)
        case .selectView(let id, let item): (kind, popup, view) = (.selectView, id, item)
        case .transfer(let from, let to, let space):
            (kind, portal, toPortal, namespace) = (.transfer, from, to, space)
        case .presentContext(let name): (kind, context) = (.presentContext, name)
        case .dismissContext(let name): (kind, context) = (.dismissContext, name)
        case .present(let id): (kind, popup) = (.present, id)
        case .dismiss(let id): (kind, popup) = (.dismiss, id)
        case .tapBackground(let id): (kind, popup) = (.tapBackground, id)
        case .appear(let name): (kind, delayed) = (.appear, name)
        case .move(let id, let frame):
            (kind, view) = (.move, id)
            (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
        case .remove(let id): (kind, view) = (.remove, id)
        case .scroll(let id, let offset): (kind, header, scrollOffset) = (.scroll, id, offset)
        case .endScroll(let id): (kind, header) = (.endScroll, id)
        case .tap(let point): (kind, x, y) = (.tap, point.x, point.y)
        case .phase(let name): (kind, phase) = (.phase, name)
        }
    }

    init(row: inout Row) throws(SQLiteError) {
        kind = try row.next()
        transition = try row.next()
        namespace = try row.next()
        portal = try row.next()
        toPortal = try row.next()
        context = try row.next()
        popup = try row.next()
        delayed = try row.next()
        view = try row.next()
        header = try row.next()
        x = try row.next()
        y = try row.next()
        width = try row.next()
        height = try row.next()
        scrollOffset = try row.next()
        phase = try row.next()
    }

    /// `nil` if a column is NULL that the action needs, which the table's CHECKs rule out.
    var action: Script.Action? {
        switch kind {
        case .activate: transition.map { .activate($0) }
        case .deactivate: transition.map { .deactivate($0) }
        case .selectPortal: transition.map { .selectPortal(transition: $0, item: portal) }
        case .selectView: popup.map { .selectView(popup: $0, item: view) }
        case .transfer: transfer
        case .presentContext: context.map { .presentContext($0) }
        case .dismissContext: context.map { .dismissContext($0) }
        case .present: popup.map { .present($0) }
        case .dismiss: popup.map { .dismiss($0) }
        case .tapBackground: popup.map { .tapBackground($0) }
        case .appear: delayed.map { .appear($0) }
        case .move: move
        case .remove: view.map { .remove($0) }
        case .scroll: scroll
        case .endScroll: header.map { .endScroll($0) }
        case .tap: tap
        case .phase: phase.map { .phase($0) }
        }
    }

    private var transfer: Script.Action? {
        guard let portal, let toPortal, let namespace else { return nil }
        return .transfer(from: portal, to: toPortal, namespace: namespace)
    }

    private var move: Script.Action? {
        guard let view, let x, let y, let width, let height else { return nil }
        return .move(view, to: Rectangle(x: x, y: y, width: width, height: height))
    }

    private var scroll: Script.Action? {
        guard let header, let scrollOffset else { return nil }
        return .scroll(header, offset: scrollOffset)
    }

    private var tap: Script.Action? {
        guard let x, let y else { return nil }
        return .tap(Point(x: x, y: y))
    }
}

private struct ScriptStepRow: RowDecodable {
    static var columns: [String] {
        [
            "script", "at", "action", "transition", "namespace", "portal", "to_portal", "context", "popup", "delayed",
            "view", "header", "x", "y", "width", "height", "scroll_offset", "phase",
        ]
    }

    let script: Script.ID
    let step: Script.Step

    init(row: inout Row) throws(SQLiteError) {
        script = try row.next()
        let at: Double = try row.next()
        guard let action = try StepColumns(row: &row).action else {
            throw row.invalid("belongs to a step without what its action needs")
        }
        step = Script.Step(at: at, action: action)
    }
}
