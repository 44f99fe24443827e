import PortalCatalog
import PortalPlayback

extension Catalog {
    /// Plays again what was recorded, and says how the results stand to the recordings. Nothing is written.
    ///
    /// ```swift
    /// let catalog = try Catalog(path: "Motion/portal.db", access: .readOnly)
    /// for verification in try catalog.verify(PlaySelection(["card-*"]), tolerance: 0.01) {
    ///     #expect(verification.isPassed, "\(verification): \(verification.verdict)")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: which plays, all by default.
    ///   - options: `nil`: those of each recording, and the usual ones for what is not recorded.
    ///   - tolerance: points by which places and lengths may differ; see ``RecordingDifference/isWithin(_:)``.
    /// - Returns: each play's, by the names of scenes and in each in the order of the document.
    /// - Throws: ``CatalogError`` if a name means nothing, or the catalog cannot be read.
    public func verify(
        _ selection: PlaySelection = PlaySelection(), _ options: PlayOptions? = nil, tolerance: Double = 0
    ) throws -> [Verification] {
        var verifications: [Verification] = []
        try verify(selection, options, tolerance: tolerance) { verifications.append($0) }
        return verifications
    }

    /// The same, in as many threads as wanted, and told one by one.
    ///
    /// - Parameters:
    ///   - jobs: threads; `nil`: as many as there are processors. The results are the same, in the same order.
    ///   - isCancelled: is asked again and again; then no further play is begun.
    /// - Throws: ``CatalogError``, and what `report` throws.
    @discardableResult
    public func verify(
        _ selection: PlaySelection, _ options: PlayOptions? = nil, tolerance: Double = 0, jobs: Int? = nil,
        isCancelled: () -> Bool = { false }, report: (Verification) throws -> Void
    ) throws -> RunSummary {
        try verify(
            try recordedTasks(selection, options), tolerance: tolerance, jobs: jobs, isCancelled: isCancelled,
            report: report)
    }

    /// The same with plays that were looked up before.
    package func verify(
        _ tasks: RecordedTasks, tolerance: Double = 0, jobs: Int? = nil, isCancelled: () -> Bool = { false },
        report: (Verification) throws -> Void
    ) throws -> RunSummary {
        var summary = try run(tasks.tasks, record: .never, jobs: jobs, isCancelled: isCancelled) {
            try report(Verification($0, tolerance: tolerance))
        }
        let isComplete = summary.isComplete
        summary.taskCount = tasks.count
        guard isComplete else { return summary }
        for (key, options) in tasks.gone { try report(Verification(gone: key, options)) }
        for name in tasks.damaged { try report(Verification(damaged: name)) }
        summary.finishedCount = summary.taskCount
        return summary
    }

    /// Takes today's results over as what the plays are compared with; what was recorded before becomes history.
    ///
    /// - Parameter report: is called with each play that was not identical, when its result is recorded.
    /// - Returns: How many there were.
    /// - Throws: ``CatalogError``, and what `report` throws.
    @discardableResult
    public func accept(
        _ selection: PlaySelection, _ options: PlayOptions? = nil, jobs: Int? = nil,
        isCancelled: () -> Bool = { false }, report: (Verification) throws -> Void
    ) throws -> RunSummary {
        let tasks = try recordedTasks(selection, options)
        var summary = try run(tasks.tasks, record: .failed, jobs: jobs, isCancelled: isCancelled) { finished in
            let verification = Verification(finished, tolerance: 0)
            if case .played(let result) = finished.outcome, result.comparison == .recorded {
                var first = verification
                first.verdict = .missing
                try report(first)
            } else if !verification.isPassed {
                try report(verification)
            }
        }
        let isComplete = summary.isComplete
        summary.taskCount = tasks.count
        guard isComplete else { return summary }
        for (key, options) in tasks.gone {
            _ = try translating { try store.retireRecording(key) }
            try report(Verification(gone: key, options))
            summary.recordedCount += 1
        }
        for name in tasks.damaged {
            try translating { try store.retireRecording(name) }
            try report(Verification(damaged: name))
            summary.recordedCount += 1
        }
        summary.finishedCount = summary.taskCount
        return summary
    }

    /// What there is to verify: every recording of the plays that are meant, and the plays that have none.
    package func recordedTasks(_ selection: PlaySelection, _ options: PlayOptions?) throws -> RecordedTasks {
        var keys: [RecordingKey] = []
        var damaged: [RecordingName] = []
        try translating {
            try store.forEachRecordingHandle { recording in
                guard !recording.isReplaced else { return }
                if let key = recording.key { keys.append(key) } else { damaged.append(recording.name) }
            }
        }
        let recorded = Dictionary(grouping: keys, by: \.playKey)
        let known = Set(recorded.keys).union(damaged.map(\.playKey))
        let names = selection.names.isEmpty ? [] : known.flatMap { [$0.spelling, $0.clearSpelling] }
        let plays = try tasks(selection, .standard, besides: Set(names))
        let tasks = try plays.flatMap { task -> [PlayTask] in
            let all = try options.map { [$0] } ?? recorded[task.playKey]?.map { try PlayOptions($0) } ?? [.standard]
            return all.map { PlayTask(scene: task.scene, play: task.play, options: $0) }
        }
        let present = PresentPlays(plays, of: selection)
        let gone = try goneKeys(keys, selection, besides: present)
            .map { ($0, try PlayOptions($0)) }.filter { options == nil || options == $0.1 }
        let meant = damaged.filter {
            present.keys.contains($0.playKey) || selection.mentions($0.playKey, besides: present)
        }
        return RecordedTasks(tasks: tasks, gone: gone, damaged: selection.tag == nil ? meant : [])
    }

    /// The keys whose plays are no longer in their scenes. A tag belongs to presets, so it leaves no room for them.
    private func goneKeys(
        _ keys: [RecordingKey], _ selection: PlaySelection, besides present: PresentPlays
    ) throws -> [RecordingKey] {
        var plays: [Scene.ID: Set<String>] = [:]
        return try keys.filter { key in
            guard selection.tag == nil, !present.keys.contains(key.playKey),
                selection.mentions(key.playKey, besides: present)
            else { return false }
            let names = try plays[key.scene] ?? Set(scene(key.scene).plays.map(\.name))
            plays[key.scene] = names
            return !names.contains(key.play)
        }
    }
}

/// What there is to verify.
package struct RecordedTasks {
    package var tasks: [PlayTask]
    /// Recordings whose plays are no longer in their scenes.
    package var gone: [(RecordingKey, PlayOptions)]
    /// Recordings with options that nothing can be played with: something else than this program wrote them.
    package var damaged: [RecordingName]

    package var count: Int { tasks.count + gone.count + damaged.count }
}

/// The plays that a selection means and that are there.
private struct PresentPlays {
    let keys: Set<PlayKey>
    /// For names to be looked up in.
    let spellings: Set<String>

    init(_ tasks: [PlayTask], of selection: PlaySelection) {
        keys = Set(tasks.map(\.playKey))
        spellings = selection.names.isEmpty ? [] : Set(keys.map(\.spelling))
    }
}

extension PlaySelection {
    /// Whether the names and the shard leave room for a play that may be gone. A name that means a play that is there
    /// means no other one.
    fileprivate func mentions(_ key: PlayKey, besides present: PresentPlays) -> Bool {
        let (name, scene) = (key.spelling, key.scene.rawValue)
        guard shard?.contains(name) ?? true else { return false }
        return names.isEmpty
            || names.contains {
                if $0 == scene || $0 == key.clearSpelling { return true }
                return !present.spellings.contains($0)
                    && ($0 == name || Glob($0).matches(name) || Glob($0).matches(scene))
            }
    }
}

extension PlayOptions {
    /// - Throws: ``PlayOptionsError`` for a recording that this program cannot have made.
    init(_ key: RecordingKey) throws(PlayOptionsError) {
        try self.init(fps: key.fps, limit: key.limit, reduceMotion: key.reduceMotion)
    }
}
