import PortalCatalog
import PortalPlayback

/// A play with all that it takes from a catalog: a value, so that playing and comparing need nothing else.
struct LoadedPlay: Sendable {
    /// What is kept of the play with the same options.
    enum Kept: Sendable {
        case unknown
        case nothing
        case recording(KeptRecording)
        case damaged
    }

    let plan: Plan
    let origin: PlanOrigin
    let options: PlayOptions
    let mode: RecordMode
    let kept: Kept
}

/// A result, made ready to be recorded.
struct Recordable: Sendable {
    let packed: PackedRecording
    let content: RecordingContent
    let replaceable: ReplaceableRecordings
}

extension LoadedPlay {
    /// Plays and compares.
    ///
    /// - Parameters:
    ///   - withInputs: `false`: what the frames depended on is told only if the result is not what is recorded.
    ///   - written: what is known from plays before of how things are written.
    /// - Returns: the result, and what is to be recorded, if its mode has it recorded.
    func result(withInputs: Bool, _ written: inout WrittenThings) throws -> (PlayResult, Recordable?) {
        var result = PlayResult(recording: PortalPlayback.play(plan, options), comparison: .notCompared)
        if case .unknown = kept {
            result.writtenInputs = origin.json(&written)
            return (result, nil)
        }
        let packed = try PackedRecording(result.recording)
        let standing = kept.standing(of: packed)
        if case .identical = standing { result.compare(with: standing) }
        if withInputs || result.comparison != .identical || result.isToBeRecorded(mode) {
            result.writtenInputs = origin.json(&written)
        }
        if result.comparison != .identical { result.compare(with: standing) }
        guard result.isToBeRecorded(mode) else { return (result, nil) }
        let recordable = Recordable(
            packed: packed, content: packed.content(inputs: result.writtenInputs),
            replaceable: mode == .missing ? .nothing : .anything)
        return (result, recordable)
    }
}

extension LoadedPlay.Kept {
    func standing(of packed: PackedRecording) -> RecordingStanding {
        switch self {
        case .unknown, .nothing: .missing
        case .recording(let kept): kept.standing(of: packed)
        case .damaged: .damaged
        }
    }
}

extension PlayResult {
    mutating func compare(with standing: RecordingStanding) {
        switch standing {
        case .damaged: comparison = .damaged(isRecorded: false)
        case .missing: comparison = .missing
        case .identical(let engine):
            recordedEngine = engine
            comparison = .identical
        case .recorded(let old):
            recordedEngine = old.recording.engine
            comparison = comparison(with: old)
        }
    }

    private func comparison(with old: StoredRecording) -> Comparison {
        let isInputChanged = old.recording.inputDigest != recording.inputDigest
        let changes =
            isInputChanged && !old.inputs.isEmpty
            ? InputChange.changes(from: old.inputs, to: inputs, in: recording.scene) : []
        guard let difference = RecordingDifference(from: old.recording, to: recording, inputChanges: changes) else {
            return .identical
        }
        return .differs(difference, isRecorded: false)
    }
}
