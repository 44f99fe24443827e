/// The word that was probably meant: the nearest one, if it is near.
///
/// - Returns: `nil` if nothing is within one slip for every three of its letters (a swap of neighbours is one slip).
package func suggestion(for word: String, among words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (word: String, distance: Int)?
    for candidate in words {
        let others = Array(candidate.lowercased().unicodeScalars)
        let allowed = max(1, others.count / 3)
        // Comparing is quadratic, and a word that is much longer is not meant.
        guard abs(letters.count - others.count) <= allowed else { continue }
        let distance = editDistance(letters, others)
        let keepsSomething = distance < max(letters.count, others.count)
        if distance <= allowed, keepsSomething, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// `did you mean '--format'?`, or `nil` if nothing is near.
///
/// - Parameter prefix: what is written before each of the words.
package func suggestionText(
    for word: String, among words: some Sequence<String>, prefix: String = ""
) -> String? {
    suggestion(for: word, among: words).map { "did you mean '\(prefix)\($0)'?" }
}

/// The Damerau-Levenshtein distance, in its restricted form: insertions, removals, exchanges, swaps of neighbours.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var distance = min(
                previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
