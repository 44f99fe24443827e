import PortalModel
import PortalMotion

/// The state of a play between two frames.
///
/// Each frame does four things in order: what is due changes the state, animated values are sampled, completions are
/// delivered, the frame is recorded.
struct Stage {
    let plan: Plan
    let options: PlayOptions
    var frame = 0
    var agenda: Agenda
    var phase = Script.Phase.active
    var views: [ViewState]
    var contexts: [ContextState]
    /// Who needs which context, since the slides were last looked after.
    var needsHaveChanged = false
    var portals: [PortalState]
    var runs: [Run] = []
    /// Runs that lost a member to the intent that is being carried out.
    var leftRuns: [Int] = []
    /// Portals in the order of their first activation.
    var openingOrder: [Int] = []
    /// Presented pop-ups, the topmost last.
    var popups: [PopupState] = []
    var containers: [ContainerState]
    /// Containers in the order they appeared.
    var appearingOrder: [Int] = []
    var headers: [HeaderState]
    var events: [RecordedEvent] = []
    var tracks: Tracks

    init(_ plan: Plan, _ options: PlayOptions) {
        self.plan = plan
        self.options = options
        agenda = Agenda(steps: plan.openingSteps(fps: options.fps))
        views = plan.views.map { ViewState(frame: $0.frame) }
        contexts = plan.contexts.map { ContextState($0, slides: !options.reduceMotion) }
        portals = plan.portals.map { _ in PortalState() }
        containers = plan.containers.map { ContainerState(memberCount: $0.members.count) }
        headers = plan.headers.map { _ in HeaderState() }
        tracks = Tracks(plan, reduceMotion: options.reduceMotion)
        displaceContexts()
    }

    /// Seconds, one division of whole numbers.
    @inline(__always)
    var time: Double { Double(frame) / Double(options.fps) }

    mutating func advanceState() {
        while let cue = agenda.next(dueAt: time) { perform(cue) }
        settleContexts()
    }

    mutating func sample() {
        sampleContexts()
        samplePortals()
        if !popups.isEmpty { samplePopups() }
        if !appearingOrder.isEmpty { sampleContainers() }
        if !headers.isEmpty { sampleHeaders() }
    }

    mutating func deliverCompletions() {
        if !appearingOrder.isEmpty { deliverContainerCompletions() }
        deliverPortalCompletions()
        if !popups.isEmpty { deliverPopupCompletions() }
    }

    mutating func record() {
        recordPortals()
        if !plan.popups.isEmpty { recordPopups() }
        if !appearingOrder.isEmpty { recordContainers() }
        if !headers.isEmpty { recordHeaders() }
    }

    @inline(__always)
    var isAtRest: Bool {
        agenda.isEmpty && !isAnyContextSliding && !isAnyPortalAnimating
            && !popups.contains(where: \.isAnimating) && !containers.contains(where: \.isAnimating)
            && !headers.contains(where: \.progress.isAnimating)
    }

    mutating func emit(_ kind: RecordedEvent.Kind, _ subject: String, _ value: RecordedEvent.Value? = nil) {
        events.append(RecordedEvent(frame: frame, kind: kind, subject: subject, value: value))
    }

    mutating func warn(_ subject: String, _ message: String) {
        emit(.warning, subject, .text(message))
    }

    mutating func schedule(_ cue: Agenda.Cue, after delay: Double) {
        agenda.schedule(cue, at: time + delay)
    }

    mutating func scheduleForNextFrame(_ cue: Agenda.Cue) {
        agenda.schedule(cue, at: Double(frame + 1) / Double(options.fps))
    }

    mutating func recording(_ outcome: Recording.Outcome) -> Recording {
        Recording(
            engine: engineVersion, scene: plan.scene, play: plan.play, fps: options.fps, frameCount: frame + 1,
            outcome: outcome, reduceMotion: options.reduceMotion, inputDigest: plan.digest(options), events: events,
            tracks: tracks.finish())
    }
}
