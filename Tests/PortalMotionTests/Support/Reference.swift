import Foundation
import Testing

/// The reference numbers under `Reference/`.
///
/// A table is a line of column names and a line for each row, with semicolons between; `-` is nil or not reached.
/// A frames file has a section for each case and frame rate, headed `# case, fps`, with a line for each frame from 0
/// and a column for each animated value; at 60 fps `=` stands for the frame of the same time at 120 fps.
enum Reference {
    struct Row: Sendable, CustomTestStringConvertible {
        let cells: [String: String]

        subscript(column: String) -> String { cells[column] ?? "-" }

        var testDescription: String { "\(self["case"]) \(self["value"]) \(self["fps"])" }

        func number(_ column: String) -> Double? { Double(self[column]) }

        func integer(_ column: String) -> Int? { Int(self[column]) }
    }

    struct Frames: Sendable, CustomTestStringConvertible {
        let name: String
        let fps: Int
        /// By frame, then by column; nil once that value is no longer animated.
        let rows: [[Double?]]

        var testDescription: String { "\(name), \(fps) fps" }
    }

    static func table(_ name: String) -> [Row] {
        let lines = lines(of: name)
        let columns = lines[0].split(separator: ";").map(String.init)
        return lines.dropFirst().map { line in
            let cells = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
            return Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)))
        }
    }

    static func frames(_ name: String) -> [Frames] {
        var sections: [Frames] = []
        let lines = lines(of: name)
        let starts = lines.indices.filter { lines[$0].hasPrefix("# ") } + [lines.count]
        for (start, end) in zip(starts, starts.dropFirst()) {
            let section = lines[start..<end]
            let heading = lines[start].dropFirst(2)
            let comma = heading.lastIndex(of: ",") ?? heading.endIndex
            let name = String(heading[..<comma])
            let fps = Int(heading[comma...].dropFirst(2)) ?? 0
            let twin = sections.last { $0.name == name }
            var rows: [[Double?]] = []
            for line in section.dropFirst() {
                if line == "=", let twin {
                    rows.append(twin.rows[2 * rows.count])
                } else {
                    rows.append(line.split(separator: " ").map { Double($0) })
                }
            }
            sections.append(Frames(name: name, fps: fps, rows: rows))
        }
        return sections
    }

    private static func lines(of name: String) -> [Substring] {
        let url = Bundle.module.url(forResource: "Reference/\(name)", withExtension: "txt")
        guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return text.split(separator: "\n")
    }
}

/// Whether two numbers agree to a part of the larger one (or absolutely, below 1).
func agree(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}
