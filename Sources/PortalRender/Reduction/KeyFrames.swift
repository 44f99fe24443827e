/// A frame whose values are written down; those between two are on the straight line between theirs.
struct KeyFrame: Hashable {
    var frame: Int
    /// Its values stay until the next key, where others begin at once.
    var holds: Bool
}

/// The fewest frames from which some columns can be drawn again, or nearly: Ramer, Douglas and Peucker's reduction, with
/// the distance taken at the same time and not to the nearest point of the line.
struct KeyFrames {
    /// Values, one a frame, and how far they may be off.
    struct Column {
        var values: [Double]
        var tolerance: Double
    }

    private let columns: [Column]
    private let count: Int

    /// - Parameter columns: all of one length.
    init(_ columns: [Column]) {
        self.columns = columns
        count = columns.map(\.values.count).min() ?? 0
    }

    /// Whether no value is further from the first than its column allows.
    var isStill: Bool {
        columns.allSatisfy { column in
            column.values.allSatisfy { abs($0 - column.values[0]) <= column.tolerance }
        }
    }

    /// The keys, the first and the last frame among them.
    ///
    /// - Parameter jumps: the frames in which something begins anew: nothing leads there from the frame before.
    func keys(jumps: Set<Int>) -> [KeyFrame] {
        guard count > 0 else { return [] }
        let starts = [0] + jumps.filter { $0 > 0 && $0 < count }.sorted()
        let ends = starts.dropFirst() + [count]
        return zip(starts, ends).flatMap { start, end in
            places(from: start, to: end - 1).map { KeyFrame(frame: $0, holds: $0 == end - 1 && end < count) }
        }
    }

    /// Iterative, because the depth may be that of the number of frames.
    private func places(from first: Int, to last: Int) -> [Int] {
        guard first < last else { return [first] }
        var kept: Set<Int> = [first, last]
        var spans = [(first, last)]
        while let (start, end) = spans.popLast() {
            guard let place = furthest(from: start, to: end) else { continue }
            kept.insert(place)
            spans.append((start, place))
            spans.append((place, end))
        }
        return kept.sorted()
    }

    /// The frame that is furthest from the line, measured in tolerances; `nil` if none is too far.
    private func furthest(from start: Int, to end: Int) -> Int? {
        guard end - start > 1 else { return nil }
        var (worst, place) = (1.0, Int?.none)
        for column in columns {
            let (first, last) = (column.values[start], column.values[end])
            let step = (last - first) / Double(end - start)
            for frame in start + 1..<end {
                let gap = abs(column.values[frame] - (first + step * Double(frame - start)))
                let share = gap / column.tolerance
                if share > worst { (worst, place) = (share, frame) }
            }
        }
        return place
    }
}

/// The places where values begin anew: in one step they are elsewhere, and neither before nor after it on their way there.
func jumps(in values: [Double], over least: Double) -> [Int] {
    guard values.count > 1 else { return [] }
    return (1..<values.count).filter { place in
        let step = values[place] - values[place - 1]
        guard abs(step) > least else { return false }
        let before = place > 1 ? values[place - 1] - values[place - 2] : 0
        let after = place + 1 < values.count ? values[place + 1] - values[place] : 0
        return before / step < 0.125 && after / step < 0.125
    }
}

extension MotionPicture.Element {
    /// The frames in which it begins anew: it appears or goes, or is elsewhere at once.
    func jumps(frameCount: Int) -> Set<Int> {
        let watched: [(MotionPicture.Property, least: Double)] = [
            (.opacity, 0.2), (.x, 8), (.y, 8), (.width, 8), (.height, 8), (.scaleX, 0.2), (.scaleY, 0.2),
            (.rotation, 10),
        ]
        let edges = stretches.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > 0 && $0 < frameCount }
        return watched.reduce(into: Set(edges)) { found, entry in
            guard case .values(let values, let first) = self[entry.0] else { return }
            found.formUnion(PortalRender.jumps(in: values, over: entry.least).map { first + $0 })
        }
    }
}
