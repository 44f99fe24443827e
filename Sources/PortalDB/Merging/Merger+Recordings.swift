import PortalCatalog
import PortalModel

/// A recording of another catalog.
private struct Candidate {
    var summary: RecordingSummary
    var other: Int
}

extension Merger {
    /// Takes over what plays are compared with, in the order of keys, so that versions do not depend on that of the others.
    func mergeRecordings() throws {
        var own: [RecordingKey: RecordingSummary] = [:]
        try store.forEachRecording { own[$0.key] = $0 }
        var seen: Set<RecordingKey> = []
        var news: [RecordingKey: [Candidate]] = [:]
        for (place, other) in others.enumerated() {
            try other.store.forEachRecording { summary in
                seen.insert(summary.key)
                if let known = own[summary.key], known.isSame(as: summary) { return }
                news[summary.key, default: []].append(Candidate(summary: summary, other: place))
            }
        }
        var content = MergedContent(of: catalog)
        for key in seen.sorted(by: RecordingKey.precedes) {
            // Only where a conflict was settled the catalog has other content than the one that was recorded.
            let candidates = try (news[key] ?? []).filter {
                try policy == .fail || content.isSame(for: key, in: others[$0.other])
            }
            if candidates.isEmpty, news[key] != nil {
                summary.recordings.skipped += 1
                continue
            }
            let title = "recording '\(key.scene)/\(key.play)\(key.note)'"
            let versions = candidates.reduce(into: []) { $0.add($1) }
            guard let taken = settle(versions, title, isKnown: own[key] != nil, \.recordings) else { continue }
            try take(taken, title)
        }
    }

    private func take(_ candidate: Candidate, _ title: String) throws {
        guard let stored = try others[candidate.other].store.recording(candidate.summary.key) else { return }
        let time = stored.summary.recordedAt
        guard time.isUTCTime else {
            return report("\(title) of '\(others[candidate.other].path)' has a time that no program gave it")
        }
        try store.put(stored.recording, inputs: stored.inputs, limit: stored.summary.key.limit, recordedAt: time)
    }
}

extension [MergedVersion<Candidate>] {
    /// Keeps of the same results the one that was recorded first, wherever it stands.
    fileprivate mutating func add(_ candidate: Candidate) {
        guard let place = firstIndex(where: { $0.content.summary.isSame(as: candidate.summary) }) else {
            return append(MergedVersion(candidate, of: candidate.other))
        }
        self[place].last = candidate.other
        let (old, new) = (self[place].content.summary, candidate.summary)
        if (new.recordedAt, new.engine) < (old.recordedAt, old.engine) { self[place].content = candidate }
    }
}

extension RecordingSummary {
    /// The same result of the same input.
    fileprivate func isSame(as other: RecordingSummary) -> Bool {
        inputDigest == other.inputDigest && resultDigest == other.resultDigest
    }
}

extension String {
    /// Whether it looks as `2026-11-30T08:13:00Z` does.
    fileprivate var isUTCTime: Bool {
        let form = Array("0000-00-00T00:00:00Z".utf8)
        return utf8.count == form.count
            && zip(utf8, form).allSatisfy {
                $1 == UInt8(ascii: "0") ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 : $0 == $1
            }
    }
}
