/// The known word that a mistyped one was most likely meant to be.
enum Suggestion {
    static func closest(to word: String, among known: [String]) -> String? {
        let ranked = known.map { (word: $0, distance: distance(from: word, to: $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, word.count / 3) ? best.word : nil
    }

    /// `; did you mean 'format'?`, or nothing.
    static func clause(for word: String, among known: [String], prefix: String = "") -> String {
        closest(to: word, among: known).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other
    /// (Damerau and Levenshtein's distance, restricted to one edit a place).
    static func distance(from first: String, to second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
                var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
