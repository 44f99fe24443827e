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
            inputChanges: isComparable ? InputChange.changes(from: first.inputs, to: second.inputs, in: new.scene) : [])
    }

    /// Removes recordings that were replaced, the oldest first, and gives their space back.
    ///
    /// - Parameters:
    ///   - pattern: a glob for `SCENE/PLAY`; `nil`: all.
    ///   - keptCount: how many replaced recordings of each play stay.
    ///   - dryRun: only looks.
    /// - Throws: ``CatalogError``.
    @discardableResult
    public func prune(_ pattern: String? = nil, keeping keptCount: Int = 0, dryRun: Bool = false) throws -> PruneSummary
    {
        try translating {
            var summary = PruneSummary()
            var replaced: [RecordingName] = []
            try store.forEachRecordingHandle(matching: pattern.map(NameRules.normalized)) { recording in
                if recording.isReplaced { replaced.append(recording.name) }
            }
            let plays = Dictionary(grouping: replaced) { "\($0.scene)/\($0.play)" }
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
    /// - Throws: ``CatalogError`` if there is none.
    public func presentRecording(scene: Scene.ID, play: String, _ options: PlayOptions = .standard) throws
        -> RecordingName
    {
        if let summary = try translating({ try store.recordingSummary(RecordingKey(scene, play, options)) }) {
            return summary.name
        }
        throw CatalogError(kind: .missing, "'\(scene)/\(play)\(options.note)' is not recorded")
    }

    func storedRecording(_ name: RecordingName) throws -> StoredRecording {
        if let stored = try translating({ try store.recording(name) }) { return stored }
        throw CatalogError(
            kind: .missing, "there is no recording '\(name)'; 'list recordings --history' says which there are")
    }
}

extension RecordingName {
    /// From `SCENE/PLAY@VERSION`, where the longest scene name that fits counts.
    ///
    /// - Returns: `nil` if the text does not end in `@` and digits.
    public init?(_ text: String, in catalog: Catalog) throws {
        guard let sign = text.lastIndex(of: "@"), let version = Int(text[text.index(after: sign)...]), version > 0,
            text[text.index(after: sign)...].allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        // The play may be gone, so any part that is a scene's name will do.
        for (head, play) in String(text[..<sign]).partsAtSlashes {
            let scene = Scene.ID(head)
            guard try translating({ try catalog.store.scene(scene) }) != nil else { continue }
            self.init(scene: scene, play: NameRules.normalized(play), version: version)
            return
        }
        throw CatalogError(kind: .missing, "'\(text)' is no recording: there is no scene of that name")
    }
}
