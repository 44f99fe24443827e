/// One animated property of a layer: its values in the frames of a stretch, as keyframes.
///
/// Where the frames are those of one curve between two rests, a pair of keys with that easing stands for them. Anything
/// else, springs above all, is baked: linear keys from frame to frame.
struct LottieTrack {
    private struct Key {
        /// In frames; between two frames where a curve ends there.
        var time: Double
        var values: [Double]
        /// x1, y1, x2, y2 to the next key; `nil`: linear.
        var ease: [Double]?
    }

    private let first: Int
    /// Values for each frame, a list a component.
    private let columns: [KeyFrames.Column]
    private let fps: Int
    private let eases: [LottieEase]

    /// - Parameters:
    ///   - first: the frame of the first value.
    ///   - columns: a component each, with what it may be off.
    init(from first: Int, _ columns: [KeyFrames.Column], fps: Int, eases: [LottieEase]) {
        self.first = first
        self.columns = columns
        self.fps = fps
        self.eases = eases
    }

    private var last: Int { columns[0].values.count - 1 }

    /// `nil` if it does not move; then the values of the first frame are those of all.
    func property(_ value: ([Double]) -> LottieJSON) -> LottieJSON? {
        guard !KeyFrames(columns).isStill else { return nil }
        let keys = keys()
        let entries = keys.enumerated().map { place, key -> LottieJSON in
            let time = LottieJSON.number(Double(first) + key.time)
            guard place < keys.count - 1 else { return .object(["t": time, "s": value(key.values)]) }
            let points = key.ease ?? [0, 0, 1, 1]
            func handle(_ x: Double, _ y: Double) -> LottieJSON {
                .object(["x": .list([.number(x)]), "y": .list([.number(y)])])
            }
            return .object([
                "t": time, "s": value(key.values), "o": handle(points[0], points[1]), "i": handle(points[2], points[3]),
            ])
        }
        return .object(["a": .whole(1), "k": .list(entries)])
    }

    private func keys() -> [Key] {
        var keys: [Key] = []
        func add(_ key: Key) {
            if keys.last?.time == key.time { keys.removeLast() }
            keys.append(key)
        }
        add(Key(time: 0, values: values(at: 0)))
        var frame = 0
        while frame < last {
            if isStill(from: frame) {
                frame += 1
            } else if let (ease, start, end) = run(from: frame) {
                let next = Int(end.rounded(.up))
                add(Key(time: start, values: values(at: frame), ease: ease.controlPoints))
                add(Key(time: end, values: values(at: next)))
                frame = next
            } else {
                var end = frame + 1
                while end < last, !isStill(from: end) { end += 1 }
                for place in baked(from: frame, to: end) { add(Key(time: Double(place), values: values(at: place))) }
                frame = end
            }
        }
        add(Key(time: Double(last), values: values(at: last)))
        return keys
    }

    /// The curve that the frames from one on follow, with its start and end in frames.
    private func run(from frame: Int) -> (ease: LottieEase, start: Double, end: Double)? {
        for ease in eases {
            let start = Double(frame) + ease.phase(fps: fps)
            let end = start + ease.duration * Double(fps)
            // A hair after a frame is that frame.
            let next = (end - 1e-6).rounded(.up)
            guard next <= Double(last), next > Double(frame) else { continue }
            let isFollowed = columns.allSatisfy { column in
                let (from, to) = (column.values[frame], column.values[Int(next)])
                return (frame...Int(next)).allSatisfy { place in
                    let part = ease.value(at: (Double(place) - start) / (end - start))
                    return abs(column.values[place] - (from + (to - from) * part)) <= column.tolerance
                }
            }
            if isFollowed { return (ease, start, min(end, next)) }
        }
        return nil
    }

    private func baked(from start: Int, to end: Int) -> [Int] {
        let part = columns.map { KeyFrames.Column(values: Array($0.values[start...end]), tolerance: $0.tolerance) }
        return KeyFrames(part).keys(jumps: []).map { start + $0.frame }
    }

    private func isStill(from frame: Int) -> Bool {
        columns.allSatisfy { $0.values[frame] == $0.values[frame + 1] }
    }

    private func values(at frame: Int) -> [Double] { columns.map { $0.values[frame] } }
}
