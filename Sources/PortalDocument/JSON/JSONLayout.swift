import PortalModel

/// Lays JSON out: an object or a list stands on one line where it fits, else each of its values on a line of its own,
/// and so do a list's objects always.
///
/// Values are collected as if all stood on one line, with a mark where that may be broken; when the outermost one is
/// complete, the marks of what does not fit are gone through once.
struct JSONLayout: JSONSink {
    private static let lineWidth = 100

    private enum Mark {
        /// After the bracket of the container of this number, before an object's space.
        case open(Int)
        /// After the comma before a container's next value.
        case next
        /// Before the closing bracket and an object's space.
        case close
    }

    private struct Container {
        let isObject: Bool
        /// On one line.
        var width: Int
        /// Of the marks, those within it and before.
        var markCount = 0
    }

    /// What was collected, on one line.
    private(set) var text: [UInt8] = []
    private var marks: [(offset: Int, mark: Mark)] = []
    /// In the order of their opening.
    private var containers: [Container] = []
    private var openContainers: [(number: Int, isEmpty: Bool)] = []
    private var followsKey = false
    /// What was added to the widths of containers that shall not fit on a line.
    private var excess = 0

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
        appendJSONString(name, to: &text)
        endKey()
    }

    mutating func key(_ key: some ObjectKey) {
        separate()
        text.append(UInt8(ascii: "\""))
        text.append(contentsOf: key.rawValue.utf8)
        text.append(UInt8(ascii: "\""))
        endKey()
    }

    private mutating func endKey() {
        text.append(UInt8(ascii: ":"))
        text.append(0x20)
        followsKey = true
    }

    mutating func string(_ value: String) {
        separate()
        appendJSONString(value, to: &text)
    }

    mutating func scalar(_ json: String) {
        separate()
        text.append(contentsOf: json.utf8)
    }

    mutating func digits(of number: UInt32) {
        separate()
        appendDigits(of: number, to: &text)
    }

    /// Text of several lines breaks what it stands in.
    mutating func raw(_ json: String) {
        scalar(json)
        if json.utf8.contains(0x0A) { excess += Self.lineWidth }
    }

    private mutating func begin(_ bracket: UInt8) {
        let isObject = bracket == UInt8(ascii: "{")
        if isObject, !followsKey, !openContainers.isEmpty { excess += Self.lineWidth }
        separate()
        openContainers.append((containers.count, true))
        containers.append(Container(isObject: isObject, width: -text.count - excess))
        text.append(bracket)
        marks.append((text.count, .open(containers.count - 1)))
    }

    private mutating func end(_ bracket: UInt8) {
        guard let (number, isEmpty) = openContainers.popLast() else { return }
        if isEmpty {
            marks.removeLast()
        } else {
            marks.append((text.count, .close))
            if containers[number].isObject { text.append(0x20) }
        }
        text.append(bracket)
        containers[number].width += text.count + excess
        containers[number].markCount = marks.count
    }

    /// Puts a comma before all values of a container but the first.
    private mutating func separate() {
        if followsKey {
            followsKey = false
        } else if let last = openContainers.indices.last {
            if !openContainers[last].isEmpty {
                text.append(UInt8(ascii: ","))
                marks.append((text.count, .next))
                text.append(0x20)
            } else if containers[openContainers[last].number].isObject {
                text.append(0x20)
            }
            openContainers[last].isEmpty = false
        }
    }
}

extension JSONLayout {
    /// Writes what was collected, the first line continuing the present one, and forgets it.
    ///
    /// - Parameter level: how far further lines are indented at least.
    mutating func flush(level: Int, to output: inout [UInt8]) {
        var lineStart = output.count - 2 * level
        /// Of the containers around the present place, which are broken all of them: what is in one that fits does, too.
        var areObjects: [Bool] = []
        var position = 0
        var next = 0
        while next < marks.count {
            let (offset, mark) = marks[next]
            next += 1
            output.append(contentsOf: text[position..<offset])
            position = offset
            var hasSpace = true
            switch mark {
            case .open(let number):
                let container = containers[number]
                // The bracket is out already, and a comma may follow.
                guard output.count - lineStart + container.width > Self.lineWidth else {
                    next = container.markCount
                    continue
                }
                areObjects.append(container.isObject)
                hasSpace = container.isObject
            case .next: break
            case .close: hasSpace = areObjects.popLast() == true
            }
            if hasSpace { position += 1 }
            output.append(0x0A)
            lineStart = output.count
            output.append(contentsOf: repeatElement(0x20, count: 2 * (level + areObjects.count)))
        }
        output.append(contentsOf: text[position...])
        text.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        containers.removeAll(keepingCapacity: true)
        excess = 0
    }
}
