import Foundation

/// Reads the keyframes of a moving picture back, as a browser would, to ask for the values at any time.
struct KeyFrameReader {
    private struct Key {
        /// 0...1 of the animation.
        var part: Double
        var numbers: [Double]
        var holds: Bool
    }

    private let keys: [Key]

    /// The rules of a document by their names.
    static func rules(in svg: String) -> [String: KeyFrameReader] {
        let lines = svg.split(separator: "\n").filter { $0.hasPrefix("@keyframes ") }
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.dropFirst("@keyframes ".count).split(separator: "{", maxSplits: 1)
                return (String(parts[0]), KeyFrameReader(String(parts[1].dropLast())))
            })
    }

    private init(_ blocks: String) {
        keys = blocks.split(separator: "}").flatMap { block -> [Key] in
            let parts = block.split(separator: "{")
            let declarations = parts[1].replacingOccurrences(of: ";animation-timing-function:step-end", with: "")
            let numbers = Self.numbers(in: declarations)
            return parts[0].split(separator: ",").map { selector in
                Key(
                    part: (Double(selector.dropLast()) ?? .nan) / 100, numbers: numbers,
                    holds: declarations.count != parts[1].count)
            }
        }
    }

    /// All numbers of the declarations in their order. Percentages are rounded, so a moment may be a hair before its key.
    func values(at part: Double) -> [Double] {
        guard let next = keys.firstIndex(where: { $0.part > part + 1e-6 }) else { return keys.last?.numbers ?? [] }
        guard next > 0 else { return keys[0].numbers }
        let (from, to) = (keys[next - 1], keys[next])
        let share = from.holds ? 0 : max(0, part - from.part) / (to.part - from.part)
        return zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * share }
    }

    private static func numbers(in text: String) -> [Double] {
        text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    }
}
