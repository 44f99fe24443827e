import PortalModel
import PortalPlayback

/// What the steps of a play ask of its portals, told without flights: who opens or closes what, and when.
struct IntentHistory {
    struct Intent: Equatable {
        var number: Int
        var transition: Int
        var opens: Bool
        /// Taken over from another portal: nothing flies, and nothing completes.
        var isTransferred = false
    }

    /// Each portal's intents with the frames in which they were accepted.
    private(set) var intents: [[(frame: Int, intent: Intent)]]
    private(set) var isOpen: [Bool]
    private let plan: Plan
    private var isActive: [Bool]
    private var removed: Set<Int> = []
    private var count = 0

    init(_ plan: Plan, _ steps: [(frame: Int, action: Plan.Action)], _ recording: Recording) {
        self.plan = plan
        intents = plan.portals.map { _ in [] }
        isOpen = plan.portals.map { _ in false }
        isActive = isOpen
        // Portals become inactive at the end of a frame, or within one that asks for nothing else at once.
        var ends = recording.events.filter { $0.kind == .deactivated }[...]
        for step in steps {
            while let end = ends.first, end.frame < step.frame || (end.frame == step.frame && isPending(end)) {
                if let portal = plan.portals.firstIndex(where: { $0.subject == end.subject }) {
                    isActive[portal] = false
                }
                ends = ends.dropFirst()
            }
            perform(step.action, at: step.frame)
        }
    }

    /// The newest intent at the beginning of a frame, and those that the frame's steps bring.
    func newest(_ portal: Int, at frame: Int) -> [Intent] {
        let before = intents[portal].last { $0.frame < frame }
        return ([before].compactMap { $0 } + intents[portal].filter { $0.frame == frame }).map(\.intent)
    }

    /// Whether a portal is on its way back, so that its end may come between two steps of a frame.
    private func isPending(_ end: RecordedEvent) -> Bool {
        plan.portals.firstIndex { $0.subject == end.subject }.map { isActive[$0] && !isOpen[$0] } ?? false
    }

    private mutating func perform(_ action: Plan.Action, at frame: Int) {
        switch action {
        case .activate(let transition): open(plan.transitions[transition].members, transition, frame)
        case .deactivate(let transition): close(plan.transitions[transition].members, transition, frame)
        case .selectPortal(let transition, let item):
            let present = plan.transitions[transition].members.first { isOpen[$0] }
            switch (present, item) {
            case (let present?, let item?): transfer(present, item, frame)
            case (let present?, nil): close([present], transition, frame)
            case (nil, let item?): open([item], transition, frame)
            case (nil, nil): break
            }
        case .transfer(let old, let new): transfer(old, new, frame)
        case .remove(let view): removed.insert(view)
        default: break
        }
    }

    private mutating func open(_ members: [Int], _ transition: Int, _ frame: Int) {
        count += 1
        for portal in members where !isOpen[portal] && (isActive[portal] || hasViews(portal)) {
            isOpen[portal] = true
            isActive[portal] = true
            intents[portal].append((frame, Intent(number: count, transition: transition, opens: true)))
        }
    }

    private mutating func close(_ members: [Int], _ transition: Int, _ frame: Int) {
        count += 1
        for portal in members where isOpen[portal] {
            isOpen[portal] = false
            intents[portal].append((frame, Intent(number: count, transition: transition, opens: false)))
        }
    }

    private mutating func transfer(_ old: Int, _ new: Int, _ frame: Int) {
        guard old != new, isActive[old], !isActive[new], hasViews(new), let last = intents[old].last else { return }
        count += 1
        (isOpen[old], isActive[old]) = (false, false)
        (isOpen[new], isActive[new]) = (true, true)
        intents[old].append(
            (frame, Intent(number: count, transition: last.intent.transition, opens: false, isTransferred: true)))
        intents[new].append(
            (frame, Intent(number: count, transition: last.intent.transition, opens: true, isTransferred: true)))
    }

    private func hasViews(_ portal: Int) -> Bool {
        !removed.contains(plan.portals[portal].source) && !removed.contains(plan.portals[portal].destination)
    }
}
