/// A curve over time as text: two by four dots a character, the start and the aim as lines, seconds below.
///
/// ```
///  1.02 ┤          ⢀⡠⠤⠤⢄⡀
///     1 ┤┈┈┈┈┈┈┈┈┈⡔⠁┈┈┈┈⠈⠑⠒⠒⠒⠤⠤⠤⠤⠤
///       │       ⢠⠃
///     0 ┤⣀⣀⣀⠤⠒⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
///        0 s     0.25    0.5     0.75
/// ```
package struct CurveText {
    private let values: [Double]
    private let fps: Int
    private let style: TextStyle
    private let height: Int

    /// - Parameters:
    ///   - values: one a frame; 0 is the start and 1 the aim.
    ///   - height: in lines of text, at least 2.
    package init(_ values: [Double], fps: Int, style: TextStyle, height: Int = 8) {
        self.values = values
        self.fps = fps
        self.style = style
        self.height = max(2, height)
    }

    package func lines() -> [String] {
        let finite = values.filter(\.isFinite)
        guard values.count > 1, let lowest = finite.min(), let highest = finite.max() else { return [] }
        let range = (low: min(0, lowest), high: max(1, highest))
        let labels = labels(of: range)
        let labelWidth = labels.values.map(\.terminalWidth).max() ?? 0
        let width = min(72, max(16, style.width - labelWidth - 6))
        let dots = dots(range: range, width: width)
        let scale = TimeScale(frameCount: values.count, fps: fps, width: width)
        let rows = (0..<height).map { row in
            let label = labels[row] ?? ""
            let edge = labels[row] == nil ? "│" : "┤"
            let indent = String(repeating: " ", count: labelWidth - label.terminalWidth)
            let isLevel = row == self.row(of: 1, range) || row == self.row(of: 0, range)
            return "  \(indent)\(style.paint("\(label) \(edge)", .quiet))\(text(of: dots[row], isLevel: isLevel))"
        }
        return rows + [String(repeating: " ", count: labelWidth + 4) + style.paint(scale.axis, .quiet)]
    }

    /// The levels worth naming, by line; start and aim before the extremes.
    private func labels(of range: (low: Double, high: Double)) -> [Int: String] {
        var labels = [row(of: 0, range): "0"]
        if labels[row(of: 1, range)] == nil { labels[row(of: 1, range)] = "1" }
        for level in [range.low, range.high] where labels[row(of: level, range)] == nil {
            labels[row(of: level, range)] = level.short(places: 2)
        }
        return labels
    }

    private func row(of value: Double, _ range: (low: Double, high: Double)) -> Int {
        dot(of: value, range) / 4
    }

    /// Counted from the top, four a line.
    private func dot(of value: Double, _ range: (low: Double, high: Double)) -> Int {
        let last = Double(4 * height - 1)
        // Halves, because the whole range of the largest numbers is more than a number can be.
        let share = (range.high / 2 - value / 2) / (range.high / 2 - range.low / 2)
        return Int((min(max(share, 0), 1) * last).rounded())
    }

    /// The Braille pattern of each character, line by line. Neighbouring dots are joined, so that a steep curve has no holes.
    private func dots(range: (low: Double, high: Double), width: Int) -> [[UInt32]] {
        var patterns = Array(repeating: Array(repeating: UInt32(0), count: width), count: height)
        var last: Int?
        for column in 0..<2 * width {
            let place = Double(column) / Double(2 * width - 1) * Double(values.count - 1)
            let value = interpolated(at: place)
            guard value.isFinite else {
                last = nil
                continue
            }
            let dot = dot(of: value, range)
            let from = last.map { $0 < dot ? $0 + 1 : $0 > dot ? $0 - 1 : dot } ?? dot
            for joined in min(from, dot)...max(from, dot) {
                patterns[joined / 4][column / 2] |= Self.bits[column % 2][joined % 4]
            }
            last = dot
        }
        return patterns
    }

    private func interpolated(at place: Double) -> Double {
        let frame = min(Int(place), values.count - 2)
        let part = place - Double(frame)
        return values[frame] + (values[frame + 1] - values[frame]) * part
    }

    private func text(of patterns: [UInt32], isLevel: Bool) -> String {
        let drawn = patterns.lastIndex { $0 != 0 } ?? -1
        let cells = patterns.enumerated().map { column, pattern -> Character in
            guard pattern == 0 else { return Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? " " }
            return isLevel ? "┈" : " "
        }
        return String(isLevel ? cells[...] : cells[...drawn])
    }

    /// Of the left and the right column, from the top; see the Unicode block "Braille Patterns".
    private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
}
