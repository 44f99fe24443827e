import PortalModel

/// The version of the engine's results. From the first release on it is raised when a deliberate change makes the same
/// plan play differently; what a mistake was before is played right by the same version.
public let engineVersion = "1"

/// Plays a plan from rest to rest, or to the limit.
///
/// The result is a function of the arguments alone: the same plan and options give the same bits on every machine.
///
/// ```swift
/// let recording = play(plan, try PlayOptions(fps: 60))
/// print(recording.frameCount, recording.outcome)
/// ```
public func play(_ plan: Plan, _ options: PlayOptions) -> Recording {
    var stage = Stage(plan, options)
    while true {
        stage.advanceState()
        stage.sample()
        stage.deliverCompletions()
        stage.record()
        if stage.isAtRest { return stage.recording(.finished) }
        if stage.frame >= options.lastFrame { return stage.recording(.timedOut) }
        stage.frame += 1
    }
}
