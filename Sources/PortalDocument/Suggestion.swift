/// The word that was probably meant: the nearest one, if it is near.
///
/// - Returns: `nil` if nothing is within one slip for every three letters (a swap of neighbours is one slip).
package func suggestion(for word: String, among words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().prefix(64))
    var best: (word: String, distance: Int)?
    for candidate in words {
        let distance = editDistance(letters, Array(candidate.lowercased()))
        let allowed = max(1, min(letters.count, candidate.count) / 3)
        let keepsSomething = distance < max(letters.count, candidate.count)
        if distance <= allowed, keepsSomething, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// The Damerau-Levenshtein distance, in its restricted form: insertions, removals, exchanges, swaps of neighbours.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
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
