import TestSupport

/// How much is tried: everything, or evenly spread samples of it.
struct Effort {
    var seed: UInt64 = 1
    /// At most so many tries of each kind; `nil`: all that there are.
    var rounds: Int?
    /// Whether the lines go below those of another process.
    var isContinued = false

    /// Whether so little is tried that long work shows no more than short work.
    var isBrief: Bool { rounds.map { $0 < 10 } ?? false }

    /// All, or every other one if little is tried.
    func sample<Work>(_ works: [Work]) -> [Work] {
        isBrief ? stride(from: 0, to: works.count, by: 2).map { works[$0] } : works
    }

    /// How often a process is killed in each kind of work.
    var kills: Int { rounds ?? 1000 }
    /// How many pairs of processes upgrade a file at once.
    var pairs: Int { rounds ?? 200 }

    /// The numbers from 1 to a count, or as many of them as there are rounds; the last is always one of them.
    func points(upTo count: Int, atMost most: Int = .max) -> [Int] {
        let rounds = min(rounds ?? count, most)
        guard rounds < count else { return Array(stride(from: 1, through: count, by: 1)) }
        return (1...rounds).map { $0 * count / rounds }
    }

    /// Random numbers that depend on the seed and on what they are for.
    func random(for purpose: String) -> SplitMix {
        SplitMix(seed: purpose.utf8.reduce(seed) { $0 &* 1_099_511_628_211 ^ UInt64($1) })
    }
}
