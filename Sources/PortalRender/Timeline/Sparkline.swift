/// A row of bars, as high as the values are large.
enum Sparkline {
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// - Parameters:
    ///   - values: one a frame; `nil`: nothing drawn.
    ///   - width: columns, at least 2; the first shows the first frame and the last the last.
    static func text(_ values: [Double?], width: Int) -> String {
        let drawn = values.compactMap(\.self)
        guard let low = drawn.min(), let high = drawn.max() else { return String(repeating: " ", count: width) }
        let line = (0..<width).map { column -> Character in
            guard let value = values[column * (values.count - 1) / (width - 1)] else { return " " }
            guard high > low else { return bars[0] }
            // Halves, because the whole range of the largest numbers is more than a number can be.
            let share = (value / 2 - low / 2) / (high / 2 - low / 2)
            return bars[min(bars.count - 1, Int(share * Double(bars.count)))]
        }
        return String(line)
    }
}
