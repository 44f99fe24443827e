import PortalCatalog
import PortalDocument

/// What playing does with the catalog's recordings.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Compares with what is recorded, and records what is not.
    case missing
    /// Compares, and records what is not recorded or differs.
    case failed
    /// Compares, and records in any case.
    case all
    /// Compares and writes nothing; a missing recording is a finding.
    case never
    /// Neither compares nor writes.
    case off
}

/// A play and how it stands to what was recorded before.
public struct PlayResult: Hashable, Sendable {
    /// What the comparison with an earlier recording gave.
    public enum Comparison: Hashable, Sendable {
        /// Recording was switched off.
        case notCompared
        /// There was none before.
        case recorded
        /// There is none, and none was to be made.
        case missing
        /// The same result of the same input.
        case identical
        /// `isRecorded`: the new result took the old one's place.
        case differs(RecordingDifference, isRecorded: Bool)
        /// What is stored is not what was recorded; `isRecorded`: the new result took its place.
        case damaged(isRecorded: Bool)
    }

    public var recording: Recording
    public var comparison: Comparison
    /// What the frames depended on; nothing for a play of a run that was as it is recorded.
    public var inputs: [RecordedInput] { RecordedInput.list(json: writtenInputs) ?? [] }
    /// The version of the engine that made the recording that it was compared with.
    public var recordedEngine: String?
    /// The inputs' JSON; empty if they are not to be told.
    var writtenInputs = ""
}

extension Catalog {
    /// What a name can mean: `SCENE/NAME` one play of a scene, `SCENE` all of its plays.
    ///
    /// Both parts may have slashes in them; the longest scene name that fits counts. `{SCENE}/NAME` says which it is.
    ///
    /// - Throws: ``CatalogError`` if there is no such scene, or nothing of that name in it.
    public func plays(named text: String) throws -> (scene: Scene, plays: [Play]) {
        if let scene = try translating({ try store.scene(Scene.ID(text)) }) { return (scene, scene.plays) }
        guard let named = try namedPlay(text) else { return (try scene(Scene.ID(text)), []) }
        if let play = named.play { return (named.scene, [play]) }
        throw CatalogError.unknown(
            "play in scene '\(named.scene.name)' named", named.name, among: named.scene.plays.map(\.name))
    }

    /// The plan of a play: everything that its frames depend on, resolved.
    ///
    /// - Throws: ``ResolutionError``, ``PlanError``, ``CatalogError``.
    public func plan(_ play: Play, of scene: Scene) throws -> Plan {
        try translating {
            var builder = names.builder(of: scene)
            return try builder.plan(play)
        }
    }

    /// The plan of a play, and what it depends on as it is written.
    func planned(_ play: Play, of scene: Scene) throws -> (plan: Plan, inputs: [RecordedInput]) {
        try translating { try names.planned(play, of: scene) }
    }

    /// Plays something of a scene, and compares and records the result as asked.
    ///
    /// ```swift
    /// let (scene, plays) = try catalog.plays(named: "card-grid/open-1")
    /// let played = try catalog.play(plays[0], of: scene, try PlayOptions(fps: 120), record: .missing)
    /// ```
    ///
    /// - Throws: ``ResolutionError``, ``PlanError``, ``CatalogError``.
    public func play(
        _ play: Play, of scene: Scene, _ options: PlayOptions, record mode: RecordMode = .missing
    ) throws -> PlayResult {
        let loaded = try PlayLoader(self).load(play, of: scene, options, mode)
        var written = WrittenThings()
        var (result, recordable) = try loaded.result(withInputs: true, &written)
        if let recordable { try record(&result, recordable, limit: options.limit) }
        return result
    }

    /// The recording of a play with the same options, if there is one.
    ///
    /// - Throws: ``CatalogError``, also for a recording that is damaged.
    public func recording(scene: Scene.ID, play: String, _ options: PlayOptions) throws -> Recording? {
        try translating { try store.recording(RecordingKey(scene, play, options))?.recording }
    }

    /// What is kept of a play, be it whole or not.
    func kept(_ key: RecordingKey) throws -> LoadedPlay.Kept {
        do {
            return try store.kept(key).map { .recording($0) } ?? .nothing
        } catch let error as CatalogFileError where error.isOfRecording {
            return .damaged
        }
    }

    /// Keeps a result as the play's present recording; where another program was first, it is compared instead.
    ///
    /// - Parameter time: UTC; `nil`: now.
    /// - Returns: Whether it is kept.
    @discardableResult
    func record(
        _ result: inout PlayResult, _ recordable: Recordable, limit: Double, at time: String? = nil
    ) throws -> Bool {
        let packed = recordable.packed
        let isKept = try translating {
            try store.put(
                packed, recordable.content, limit: limit, recordedAt: time,
                replacing: recordable.replaceable)
        }
        guard isKept else {
            let key = RecordingKey(of: packed.recording, limit: limit)
            result.compare(with: try translating { try kept(key) }.standing(of: packed))
            return false
        }
        switch result.comparison {
        case .missing: result.comparison = .recorded
        case .differs(let difference, _): result.comparison = .differs(difference, isRecorded: true)
        case .damaged: result.comparison = .damaged(isRecorded: true)
        case .notCompared, .recorded, .identical: break
        }
        return true
    }
}

extension PlayResult {
    /// Whether a mode has the result kept.
    func isToBeRecorded(_ mode: RecordMode) -> Bool {
        switch (mode, comparison) {
        case (.all, _), (.missing, .missing), (.failed, .missing), (.failed, .differs), (.failed, .damaged): true
        // The same result, but of another engine: that it is this one's too is worth keeping.
        case (.failed, .identical): recordedEngine != recording.engine
        default: false
        }
    }
}

extension CatalogFileError {
    /// Whether only a recording is not what it was.
    var isOfRecording: Bool {
        if case .damaged = reason { true } else { false }
    }
}

extension RecordingKey {
    init(_ scene: Scene.ID, _ play: String, _ options: PlayOptions) {
        self.init(
            scene: scene, play: play, fps: options.fps, limit: options.limit, reduceMotion: options.reduceMotion)
    }
}
