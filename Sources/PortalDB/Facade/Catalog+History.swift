import PortalCatalog
import PortalModel

/// What ``Catalog/prune(_:keeping:dryRun:)`` removed.
public struct PruneSummary: Hashable, Sendable {
    public var recordings: [RecordingName] = []
    /// By which the file became shorter.
    public var byteCount = 0
}

extension Catalog {
    /// A recording, present or replaced: `card-grid/open@3`.
    ///
    /// - Throws: ``CatalogError`` if there is none of that name, or it is damaged.
    public func recording(_ name: RecordingName) throws -> Recording {
        try storedRecording(name).recording
    }

    /// How one recording differs from another; `nil` if input and result are the same.
    ///
    /// - Throws: ``CatalogError`` if one of them is not there or damaged, or their frames do not correspond.
    public func difference(from old: RecordingName, to new: RecordingName) throws -> RecordingDifference? {
        let (first, second) = (try storedRecording(old), try storedRecording(new))
        guard first.recording.fps == second.recording.fps else {
            throw CatalogError(
                kind: .badData,
                "\(old) has \(first.recording.fps) frames per second and \(new) \(second.recording.fps): "
                    + "their frames do not correspond")
        }
        let isComparable = !first.inputs.isEmpty && !second.inputs.isEmpty
        return RecordingDifference(
            from: first.recording, to: second.recording,
            limits: RecordingDifference.Change(old: first.summary.key.limit, new: second.summary.key.limit),
            inputChanges: isComparable ? InputChange.changes(from: first.inputs, to: second.inputs, in: new.scene) : [])
    }

    /// Removes recordings that were replaced, the oldest first, and gives their space back.
    ///
    /// - Parameters:
    ///   - pattern: a glob for `SCENE/PLAY`; `nil`: all.
    ///   - keptCount: how many replaced recordings of each play stay, at least 0.
    ///   - dryRun: only looks.
    /// - Throws: ``CatalogError``, also for fewer than 0.
    @discardableResult
    public func prune(_ pattern: String? = nil, keeping keptCount: Int = 0, dryRun: Bool = false) throws -> PruneSummary
    {
        guard keptCount >= 0 else {
            throw CatalogError(kind: .badData, "\(keptCount) recordings cannot be kept; it must be at least 0")
        }
        return try translating {
            var summary = PruneSummary()
            var replaced: [RecordingName] = []
            try store.forEachRecordingHandle(matching: pattern.map(NameRules.normalized)) { recording in
                if recording.isReplaced { replaced.append(recording.name) }
            }
            let plays = Dictionary(grouping: replaced, by: \.playKey)
            // In the order of versions, as the pages are.
            let removable = Set(plays.values.flatMap { $0.dropLast(keptCount) })
            summary.recordings = replaced.filter(removable.contains)
            guard !dryRun, !summary.recordings.isEmpty else { return summary }
            try store.transaction {
                for name in summary.recordings { try store.deleteRecording(name) }
            }
            summary.byteCount = try store.compact()
            return summary
        }
    }

    /// The name of the recording that a play is compared with.
    ///
    /// - Parameter options: `nil`: the usual ones, or else those with which alone it is recorded.
    /// - Throws: ``CatalogError`` if there is none, or if several could be meant.
    public func presentRecording(scene: Scene.ID, play: String, _ options: PlayOptions? = nil) throws -> RecordingName {
        let key = RecordingKey(scene, play, options ?? .standard)
        if let summary = try translating({ try store.recordingSummary(key) }) { return summary.name }
        let others = options == nil ? try presentRecordings(of: key.playKey) : []
        if let only = others.first, others.count == 1 { return only.name }
        let name = "'\(scene)/\(play)\(key.note)'"
        guard !others.isEmpty else { throw CatalogError(kind: .missing, "\(name) is not recorded") }
        let choices = others.map { "\($0.name)\($0.key.note)" }.joined(separator: ", ")
        throw CatalogError(
            kind: .missing, "\(name) is not recorded with the usual options; say which recording is meant: \(choices)")
    }

    private func presentRecordings(of play: PlayKey) throws -> [RecordingSummary] {
        let before = RecordingName(scene: play.scene, play: play.play, version: 0)
        let page = try recordings(after: before, limit: 10)
        return Array(page.prefix { $0.key.playKey == play })
    }

    func storedRecording(_ name: RecordingName) throws -> StoredRecording {
        if let stored = try translating({ try store.recording(name) }) { return stored }
        throw CatalogError(
            kind: .missing, "there is no recording '\(name)'; 'list recordings --history' says which there are")
    }
}

extension RecordingName {
    /// From `SCENE/PLAY@VERSION`, which means a recording of what `SCENE/PLAY` means; the play may be gone.
    ///
    /// - Returns: `nil` if the text does not end in `@` and digits.
    public init?(_ text: String, in catalog: Catalog) throws {
        guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return nil }
        let digits = text[text.utf8.index(after: sign)...]
        guard let version = Int(digits), version > 0,
            digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return nil }
        guard let named = try catalog.namedPlay(String(text[..<sign])) else {
            throw CatalogError(kind: .missing, "'\(text)' is no recording: there is no scene of that name")
        }
        self.init(scene: named.scene.name, play: named.name, version: version)
    }
}
