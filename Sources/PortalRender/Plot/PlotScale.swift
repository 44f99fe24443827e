/// A range of numbers laid along a line, with round ticks.
struct PlotScale {
    let low: Double
    let high: Double
    /// Where ``low`` and ``high`` are drawn.
    let start: Double
    let end: Double

    /// - Parameter padding: part of the range that is left free at both ends.
    init(_ values: [Double], from start: Double, to end: Double, padding: Double = 0) {
        let (least, most) = (values.min() ?? 0, values.max() ?? 1)
        // Halves, because the whole range of the largest numbers is more than a number can be.
        let half = max(most / 2 - least / 2, abs(most) * 1e-9, 1e-9)
        let middle = least / 2 + most / 2
        low = middle - half * (1 + padding)
        high = middle + half * (1 + padding)
        self.start = start
        self.end = end
    }

    func place(of value: Double) -> Double {
        start + (value / 2 - low / 2) / (high / 2 - low / 2) * (end - start)
    }

    /// Multiples of one, two or five of some power of ten, at most so many but for one.
    func ticks(atMost count: Int) -> [Double] {
        let rough = (high / Double(count) - low / Double(count))
        guard rough.isFinite, rough > 0 else { return [] }
        var power = 1.0
        while power > rough { power /= 10 }
        while power * 10 <= rough { power *= 10 }
        let step = [1, 2, 5, 10].map { power * $0 }.first { $0 >= rough } ?? power * 10
        let first = (low / step).rounded(.up)
        return (0...count + 1).map { (first + Double($0)) * step }.filter { $0 <= high + step * 1e-9 }
    }
}
