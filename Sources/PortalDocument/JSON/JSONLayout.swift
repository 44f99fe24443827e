import PortalModel

/// Lays JSON out: an object or a list stands on one line where it fits, else each of its values on a line of its own,
/// and so do a list's objects always.
///
/// Values are collected without white space at brackets and commas, with a mark where some may come; when the outermost
/// one is complete, the marks are gone through once.
struct JSONLayout {
    private static let lineWidth = 100

    private enum Mark {
        /// After the bracket of the container of this number.
        case open(Int)
        /// After the comma before a container's next value.
        case next
        /// Before the closing bracket.
        case close
    }

    /// What was collected; the marks say where white space may come.
    private(set) var text: [UInt8] = []
    private var marks: [(offset: Int, mark: Mark)] = []
    /// The containers in the order of their opening, each with its width on one line.
    private var containers: [(width: Int, isObject: Bool)] = []
    private var openContainers: [(number: Int, isEmpty: Bool)] = []
    private var followsKey = false
    /// What a single line would have: the text's bytes, and the spaces at the marks.
    private var width = 0

    init() {
        // Most things have room in this.
        text.reserveCapacity(512)
        marks.reserveCapacity(32)
    }

    mutating func beginObject() { begin(UInt8(ascii: "{")) }
    mutating func endObject() { end(UInt8(ascii: "}")) }
    mutating func beginList() { begin(UInt8(ascii: "[")) }
    mutating func endList() { end(UInt8(ascii: "]")) }

    mutating func key(_ name: String) {
        separate()
        append(quoted: name)
        append(UInt8(ascii: ":"))
        append(UInt8(ascii: " "))
        followsKey = true
    }

    mutating func string(_ value: String) {
        separate()
        append(quoted: value)
    }

    /// Anything that is JSON already. Text of several lines breaks what it stands in.
    mutating func raw(_ json: String) {
        separate()
        text.append(contentsOf: json.utf8)
        width += json.utf8.count
        if json.utf8.contains(0x0A) { width += Self.lineWidth }
    }

    private mutating func begin(_ bracket: UInt8) {
        if bracket == UInt8(ascii: "{"), !followsKey, !openContainers.isEmpty { width += Self.lineWidth }
        separate()
        openContainers.append((containers.count, true))
        containers.append((-width, bracket == UInt8(ascii: "{")))
        append(bracket)
        marks.append((text.count, .open(containers.count - 1)))
    }

    private mutating func end(_ bracket: UInt8) {
        guard let container = openContainers.popLast() else { return }
        if container.isEmpty {
            marks.removeLast()
        } else {
            marks.append((text.count, .close))
            if containers[container.number].isObject { width += 2 }
        }
        append(bracket)
        containers[container.number].width += width
    }

    /// Puts a comma before all values of a container but the first.
    private mutating func separate() {
        if followsKey {
            followsKey = false
        } else if let last = openContainers.indices.last {
            if !openContainers[last].isEmpty {
                append(UInt8(ascii: ","))
                marks.append((text.count, .next))
                width += 1
            }
            openContainers[last].isEmpty = false
        }
    }

    private mutating func append(_ byte: UInt8) {
        text.append(byte)
        width += 1
    }

    private mutating func append(quoted value: String) {
        let start = text.count
        appendJSONString(value, to: &text)
        width += text.count - start
    }
}

extension JSONLayout {
    /// Writes what was collected, the first line continuing the present one, and forgets it.
    ///
    /// - Parameter level: how far further lines are indented at least.
    mutating func flush(level: Int, to output: inout [UInt8]) {
        var lineStart = output.count - 2 * level
        var lines: [(isBroken: Bool, isObject: Bool)] = []
        var position = 0
        func breakLine(at depth: Int) {
            output.append(0x0A)
            lineStart = output.count
            output.append(contentsOf: repeatElement(0x20, count: 2 * (level + depth)))
        }
        for (offset, mark) in marks {
            output.append(contentsOf: text[position..<offset])
            position = offset
            switch mark {
            case .open(let number):
                let container = containers[number]
                // The bracket is out already, and a comma may follow.
                let isBroken = output.count - lineStart + container.width > Self.lineWidth
                lines.append((isBroken, container.isObject))
                if isBroken { breakLine(at: lines.count) } else if container.isObject { output.append(0x20) }
            case .next:
                if lines.last?.isBroken == true { breakLine(at: lines.count) } else { output.append(0x20) }
            case .close:
                guard let container = lines.popLast() else { continue }
                if container.isBroken {
                    breakLine(at: lines.count)
                } else if container.isObject {
                    output.append(0x20)
                }
            }
        }
        output.append(contentsOf: text[position...])
        text.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        containers.removeAll(keepingCapacity: true)
        width = 0
    }
}
