import Foundation

/// An easing of a style sheet read back as a browser reads it.
struct WrittenEasing {
    /// Seconds.
    let duration: Double
    private let stops: [(value: Double, part: Double)]

    /// - Parameter css: a sheet with one `linear()`.
    init?(_ css: String) {
        let declarations = css.components(separatedBy: "\n").filter { $0.hasPrefix("  --") && $0.hasSuffix(";") }
        guard declarations.count == 2, let easing = declarations[0].components(separatedBy: ": linear(").last,
            let duration = declarations[1].components(separatedBy: ": ").last.flatMap({ Double($0.dropLast(2)) })
        else { return nil }
        self.duration = duration
        let words = easing.dropLast(2).components(separatedBy: ", ")
        stops = words.enumerated().compactMap { place, word in
            let parts = word.split(separator: " ")
            guard let value = Double(parts[0]) else { return nil }
            guard parts.count > 1 else { return (value, place == 0 ? 0 : 1) }
            return Double(parts[1].dropLast()).map { (value, $0 / 100) }
        }
        guard stops.count == words.count else { return nil }
    }

    /// - Parameter times: ascending.
    func values(at times: [Double]) -> [Double] {
        var next = 1
        return times.map { time in
            let part = min(1, time / duration)
            while next < stops.count - 1, stops[next].part <= part { next += 1 }
            let (from, to) = (stops[next - 1], stops[next])
            return from.value + (to.value - from.value) * (part - from.part) / (to.part - from.part)
        }
    }

    var stopCount: Int { stops.count }
}
