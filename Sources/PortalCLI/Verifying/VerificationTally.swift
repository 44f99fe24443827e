import PortalDB
import PortalRender

/// What many verifications come to.
struct VerificationTally {
    private(set) var counts: [VerdictKind: Int] = [:]
    /// How many recordings another version of the engine made, by version.
    private(set) var engines: [String: Int] = [:]
    /// What has changed since, with the number of plays that it touches, in the order in which it was met.
    private(set) var changes: [(change: InputChange, count: Int)] = []
    private var places: [InputChange: Int] = [:]
    private(set) var slowest = SlowestPlays()

    mutating func add(_ verification: Verification) {
        counts[verification.kind, default: 0] += 1
        slowest.add(verification.description, verification.seconds)
        if let engine = verification.recordedEngine, engine != engineVersion { engines[engine, default: 0] += 1 }
        for change in verification.difference?.inputChanges ?? [] {
            if let place = places[change] {
                changes[place].count += 1
            } else {
                places[change] = changes.count
                changes.append((change, 1))
            }
        }
    }

    var count: Int { counts.values.reduce(0, +) }

    /// `57 plays: 55 identical, 2 stale`
    var words: String {
        let parts = VerdictKind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        return count.of("play") + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
    }

    /// A sentence for each version of the engine that recordings were made by, and that is not this one.
    var engineNotes: [String] {
        engines.sorted { $0.key < $1.key }.map { engine, count in
            "\(count) \(count == 1 ? "recording was" : "recordings were") made by engine \(engine.printable), "
                + "this is engine \(engineVersion)"
        }
    }
}
