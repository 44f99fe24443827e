/// The candidate that a misspelt word was probably meant to be; nil if none is near.
func nearest<Candidates: Sequence<String>>(to word: String, among candidates: Candidates) -> String? {
    // Comparing is quadratic, and a long word is no misspelt name.
    guard word.utf8.count <= 40 else { return nil }
    let word = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let limit = max(1, candidate.utf8.count / 3)
        guard abs(candidate.utf8.count - word.utf8.count) <= limit else { continue }
        let distance = editDistance(word, candidate.lowercased())
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// The number of insertions, deletions, replacements and exchanges of neighbours that turn one word into the other
/// (optimal string alignment).
private func editDistance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    var twoBefore: [Int] = []
    var before = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = min(before[j] + (a[i] == b[j] ? 0 : 1), before[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, twoBefore[j - 1] + 1)
            }
            row.append(distance)
        }
        (twoBefore, before) = (before, row)
    }
    return before[b.count]
}
