import PortalModel
import PortalPlayback

/// How a play of today stands to its recording.
public struct Verification: Sendable, CustomStringConvertible {
    public enum Verdict: Hashable, Sendable {
        /// The same result of the same input.
        case identical
        /// Nothing but numbers differs, and none by more than the tolerance.
        case tolerated(RecordingDifference)
        /// What the frames depend on was changed since.
        case stale(RecordingDifference)
        /// The same input has another result: the engine was changed.
        case changed(RecordingDifference)
        /// It was never recorded.
        case missing
        /// There is a recording, but the scene has no such play any more.
        case gone
        /// What is stored is not what was recorded.
        case damaged
        case unplayable(Unplayable)
    }

    public var scene: Scene.ID
    public var play: String
    public var options: PlayOptions
    public var verdict: Verdict
    /// How long the motion of today takes, in seconds; 0 if there is none.
    public var duration: Double
    /// The version of the engine that made the recording.
    public var recordedEngine: String?
    /// How long playing and comparing took, in seconds.
    public var seconds: Double

    /// `SCENE/PLAY`.
    public var name: String { "\(scene)/\(play)" }

    /// The name, with the options that are not the usual ones.
    public var description: String { name + options.note }

    /// The same without the scene.
    package var playDescription: String { play + options.note }

    /// Whether nothing is wrong.
    public var isPassed: Bool {
        switch verdict {
        case .identical, .tolerated: true
        case .stale, .changed, .missing, .gone, .damaged, .unplayable: false
        }
    }

    /// What is different, if there are two results to compare.
    public var difference: RecordingDifference? {
        switch verdict {
        case .tolerated(let difference), .stale(let difference), .changed(let difference): difference
        case .identical, .missing, .gone, .damaged, .unplayable: nil
        }
    }
}

extension Verification {
    /// - Parameter tolerance: points; see ``RecordingDifference/isWithin(_:)``. 0 lets nothing pass.
    init(_ finished: FinishedTask, tolerance: Double) {
        scene = finished.task.scene
        play = finished.task.play.name
        options = finished.task.options
        seconds = finished.seconds
        switch finished.outcome {
        case .unplayable(let reason):
            verdict = .unplayable(reason)
            duration = 0
        case .played(let result):
            verdict = Verdict(result.comparison, tolerance: tolerance)
            duration = Double(max(0, result.recording.frameCount - 1)) / Double(result.recording.fps)
            recordedEngine = result.recordedEngine
        }
    }

    /// A recording whose play is gone.
    init(gone key: RecordingKey, _ options: PlayOptions) {
        self.init(
            scene: key.scene, play: key.play, options: options, verdict: .gone, duration: 0, recordedEngine: nil,
            seconds: 0)
    }

    /// A recording whose options mean nothing.
    init(damaged name: RecordingName) {
        self.init(
            scene: name.scene, play: name.play, options: .standard, verdict: .damaged, duration: 0,
            recordedEngine: nil, seconds: 0)
    }
}

extension Verification.Verdict {
    fileprivate init(_ comparison: PlayResult.Comparison, tolerance: Double) {
        switch comparison {
        case .identical, .notCompared, .recorded: self = .identical
        case .missing: self = .missing
        case .damaged: self = .damaged
        case .differs(let difference, _):
            if tolerance > 0, difference.isWithin(tolerance) {
                self = .tolerated(difference)
            } else {
                self = difference.isInputChanged ? .stale(difference) : .changed(difference)
            }
        }
    }
}

extension PlayOptions {
    /// The options that are not the usual ones, as they follow a name: ` (120 fps, reduced motion)`.
    var note: String {
        let usual = PlayOptions.standard
        let notes =
            (fps == usual.fps ? [] : ["\(fps) fps"]) + (limit == usual.limit ? [] : ["limit \(limit) s"])
            + (reduceMotion ? ["reduced motion"] : [])
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }
}
