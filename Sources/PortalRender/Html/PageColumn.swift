/// A number over the frames of a play as the page's data has it, rounded to the decimal places that are shown.
enum PageColumn {
    /// Whole numbers from here on may lose digits where the page adds their differences up as doubles.
    private static let limit = 1e15

    /// Points and degrees have two decimal places, factors and parts four: of a view 400 points wide that is a fiftieth of
    /// a point at its edges.
    static func places(of name: String) -> Int {
        ["opacity", "progress", "scale"].contains(where: name.hasPrefix) ? 4 : 2
    }

    /// A number if it is constant, else the packed text, or a list where a number is too large for that.
    static func json(_ values: [Double], places: Int) -> String {
        let scale = places == 4 ? 10_000.0 : 100
        var whole: [Int] = []
        whole.reserveCapacity(values.count)
        for value in values {
            // As `fixed(places:)` rounds.
            let scaled = (value.magnitude * scale + 0.5).rounded(.down)
            guard scaled < limit else { return list(values, places) }
            whole.append(Int(value < 0 ? -scaled : scaled))
        }
        guard let first = whole.first, whole.contains(where: { $0 != first }) else {
            return number(values.first ?? 0, places)
        }
        return "\"\(places):\(Base64.text(of: packed(whole)))\""
    }

    static func number(_ value: Double, _ places: Int) -> String {
        // JSON has no word for what is no number.
        value.isFinite ? value.short(places: places) : value < 0 ? "-1e308" : "1e308"
    }

    private static func list(_ values: [Double], _ places: Int) -> String {
        values.allSatisfy { $0 == values[0] }
            ? number(values[0], places) : "[" + values.map { number($0, places) }.joined(separator: ",") + "]"
    }

    /// Second differences, which are small where motion is smooth: each a zigzag number of seven bits a byte, low ones
    /// first; after a zero comes how many more zeros follow.
    static func packed(_ values: [Int]) -> [UInt8] {
        var bytes: [UInt8] = []
        var (value, step, zeros) = (0, 0, 0)
        func append(_ number: Int) {
            var rest = number
            while rest > 127 {
                bytes.append(UInt8(rest & 127) | 128)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
        func appendZeros() {
            guard zeros > 0 else { return }
            append(0)
            append(zeros - 1)
            zeros = 0
        }
        for next in values {
            let change = next - value - step
            if change == 0 {
                zeros += 1
            } else {
                appendZeros()
                append(change < 0 ? -2 * change - 1 : 2 * change)
            }
            (value, step) = (next, next - value)
        }
        appendZeros()
        return bytes
    }
}
