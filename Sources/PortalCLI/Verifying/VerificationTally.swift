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
        return "\(count) \(count == 1 ? "play" : "plays")" + (parts.isEmpty ? "" : ": ")
            + parts.joined(separator: ", ")
    }

    /// A sentence for each version of the engine that recordings were made by, and that is not this one.
    var engineNotes: [String] {
        engines.sorted { $0.key < $1.key }.map { engine, count in
            "\(count) \(count == 1 ? "recording was" : "recordings were") made by engine \(engine.printable), "
                + "this is engine \(engineVersion)"
        }
    }
}

/// The plays that took longest.
struct SlowestPlays {
    private static let limit = 5

    private var plays: [(name: String, seconds: Double)] = []

    /// - Parameter name: is asked for only if the play is among them.
    mutating func add(_ name: @autoclosure () -> String, _ seconds: Double) {
        if plays.count == Self.limit, let last = plays.last, seconds <= last.seconds { return }
        let place = plays.firstIndex { $0.seconds < seconds } ?? plays.count
        plays.insert((name(), seconds), at: place)
        if plays.count > Self.limit { plays.removeLast() }
    }

    var lines: [String] {
        plays.map { "  \(($0.seconds * 1000).fixed(places: 1)) ms".rightAligned(to: 12) + "  \($0.name.printable)" }
    }
}
