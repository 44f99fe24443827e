import PortalCatalog

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
    }

    public var recording: Recording
    public var comparison: Comparison
}

extension Catalog {
    /// What a name can mean: `SCENE/NAME` one play of a scene, `SCENE` all of its plays.
    ///
    /// Both parts may have slashes in them; the longest scene name that fits counts.
    ///
    /// - Throws: ``CatalogError`` if there is no such scene, or nothing of that name in it.
    public func plays(named text: String) throws -> (scene: Scene, plays: [Play]) {
        if let scene = try translating({ try store.scene(Scene.ID(text)) }) { return (scene, scene.plays) }
        var nearest: (scene: Scene, name: String)?
        for slash in text.indices.reversed() where text[slash] == "/" {
            let (name, play) = (String(text[..<slash]), String(text[text.index(after: slash)...]))
            guard let scene = try translating({ try store.scene(Scene.ID(name)) }) else { continue }
            if let known = scene.plays.first(where: { $0.name == play }) { return (scene, [known]) }
            nearest = nearest ?? (scene, play)
        }
        guard let nearest else { return (try scene(Scene.ID(text)), []) }
        throw CatalogError.unknown(
            "play in scene '\(nearest.scene.name)' named", nearest.name, among: nearest.scene.plays.map(\.name))
    }

    /// The plan of a play: everything that its frames depend on, resolved.
    ///
    /// - Throws: ``ResolutionError``, ``PlanError``, ``CatalogError``.
    public func plan(_ play: Play, of scene: Scene) throws -> Plan {
        var builder = PlanBuilder(index: SceneIndex(scene), resolver: resolver()) { [store] name in
            try store.popupSettings(name)?.style
        }
        return try translating { try builder.plan(play) }
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
        let recording = PortalPlayback.play(try plan(play, of: scene), options)
        return PlayResult(recording: recording, comparison: try compare(recording, options, mode))
    }

    /// The recording of a play with the same options, if there is one.
    ///
    /// - Throws: ``CatalogError``, also for a recording that is damaged.
    public func recording(scene: Scene.ID, play: String, _ options: PlayOptions) throws -> Recording? {
        try translating { try store.recording(RecordingKey(scene, play, options)) }
    }

    private func compare(
        _ new: Recording, _ options: PlayOptions, _ mode: RecordMode
    ) throws -> PlayResult.Comparison {
        guard mode != .off else { return .notCompared }
        return try translating {
            guard let old = try store.recording(RecordingKey(new.scene, new.play, options)) else {
                if mode == .never { return .missing }
                try store.put(new, limit: options.limit)
                return .recorded
            }
            guard let difference = RecordingDifference(from: old, to: new) else {
                if mode == .all { try store.put(new, limit: options.limit) }
                return .identical
            }
            let isRecorded = mode == .all || mode == .failed
            if isRecorded { try store.put(new, limit: options.limit) }
            return .differs(difference, isRecorded: isRecorded)
        }
    }
}

extension RecordingKey {
    init(_ scene: Scene.ID, _ play: String, _ options: PlayOptions) {
        self.init(
            scene: scene, play: play, fps: options.fps, limit: options.limit, reduceMotion: options.reduceMotion)
    }
}
