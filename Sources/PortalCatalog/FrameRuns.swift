/// Runs of frames, each by its first and last: `0-43 60-142`.
struct FrameRuns: Hashable {
    /// In ascending order, without touching one another.
    private(set) var runs: [ClosedRange<Int>] = []

    init(of isDrawn: [Bool], firstFrame: Int) {
        var rest = isDrawn[...]
        while let start = rest.firstIndex(of: true) {
            let end = rest[start...].firstIndex(of: false) ?? rest.endIndex
            runs.append(firstFrame + start...firstFrame + end - 1)
            rest = rest[end...]
        }
    }

    /// For each frame of a range whether it is in a run; `nil` if a run is outside.
    func isDrawn(in frames: Range<Int>) -> [Bool]? {
        var isDrawn = [Bool](repeating: false, count: frames.count)
        for run in runs {
            guard run.lowerBound >= frames.lowerBound, run.upperBound < frames.upperBound else { return nil }
            for frame in run { isDrawn[frame - frames.lowerBound] = true }
        }
        return isDrawn
    }
}

extension FrameRuns {
    var text: String {
        runs.reduce(into: "") { text, run in
            if !text.isEmpty { text += " " }
            text += run.lowerBound.description
            text += "-"
            text += run.upperBound.description
        }
    }

    /// `nil` if it is not such a text.
    init?(_ text: String) {
        for word in text.split(separator: " ") {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard ends.count == 2, ends[0] <= ends[1], ends[0] > (runs.last?.upperBound ?? -1) else { return nil }
            runs.append(ends[0]...ends[1])
        }
    }
}
