import PortalModel

/// Lays JSON out: an object or a list stands on one line where it fits, else each of its values on a line of its own,
/// and so do a list's objects always.
///
/// Values are collected as if all stood on one line, with a mark where that may be broken; when the outermost one is
/// complete, the marks of what does not fit are gone through once.
struct JSONLayout: JSONSink, ~Copyable {
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

    private struct OpenContainer {
        let number: Int
        let isObject: Bool
        var isEmpty = true
    }

    /// What was collected, on one line. Most things have room in this.
    private var line = ByteText(capacity: 512)
    /// What ``flush(level:to:)`` makes of it.
    private var output = ByteText(capacity: 512)
    private var marks: [(offset: Int, mark: Mark)] = []
    /// In the order of their opening.
    private var containers: [Container] = []
    /// That of the present place, and those around it.
    private var innermost: OpenContainer?
    private var outer: [OpenContainer] = []
    private var followsKey = false
    /// What was added to the widths of containers that shall not fit on a line.
    private var excess = 0

    init() {
        marks.reserveCapacity(32)
    }

    /// What was collected, on one line.
    var text: [UInt8] { Array(line.bytes) }

    mutating func beginObject() { begin(UInt8(ascii: "{")) }
    mutating func endObject() { end(UInt8(ascii: "}")) }
    mutating func beginList() { begin(UInt8(ascii: "[")) }
    mutating func endList() { end(UInt8(ascii: "]")) }

    mutating func key(_ name: String) {
        separate()
        line.append(quoted: name)
        endKey()
    }

    mutating func key(_ key: some ObjectKey) {
        separate()
        line.append(UInt8(ascii: "\""))
        line.append(key.rawValue)
        line.append(UInt8(ascii: "\""))
        endKey()
    }

    private mutating func endKey() {
        line.append(UInt8(ascii: ":"))
        line.append(0x20)
        followsKey = true
    }

    mutating func string(_ value: String) {
        separate()
        line.append(quoted: value)
    }

    mutating func scalar(_ json: String) {
        separate()
        line.append(json)
    }

    mutating func digits(of number: UInt32) {
        separate()
        line.append(digits: number)
    }

    /// Text of several lines breaks what it stands in.
    mutating func raw(_ json: String) {
        scalar(json)
        if json.utf8.contains(0x0A) { excess += Self.lineWidth }
    }

    private mutating func begin(_ bracket: UInt8) {
        let isObject = bracket == UInt8(ascii: "{")
        if isObject, !followsKey, innermost != nil { excess += Self.lineWidth }
        separate()
        if let innermost { outer.append(innermost) }
        innermost = OpenContainer(number: containers.count, isObject: isObject)
        containers.append(Container(isObject: isObject, width: -line.count - excess))
        line.append(bracket)
        marks.append((line.count, .open(containers.count - 1)))
    }

    private mutating func end(_ bracket: UInt8) {
        guard let ended = innermost else { return }
        innermost = outer.popLast()
        if ended.isEmpty {
            marks.removeLast()
        } else {
            marks.append((line.count, .close))
            if ended.isObject { line.append(0x20) }
        }
        line.append(bracket)
        containers[ended.number].width += line.count + excess
        containers[ended.number].markCount = marks.count
    }

    /// Puts a comma before all values of a container but the first.
    private mutating func separate() {
        if followsKey {
            followsKey = false
        } else if let container = innermost {
            if !container.isEmpty {
                line.append(UInt8(ascii: ","))
                marks.append((line.count, .next))
                line.append(0x20)
            } else if container.isObject {
                line.append(0x20)
            }
            innermost?.isEmpty = false
        }
    }
}

extension JSONLayout {
    /// Writes what was collected, the first line continuing the present one, and forgets it.
    ///
    /// - Parameter level: how far further lines are indented at least.
    mutating func flush(level: Int, to text: inout [UInt8]) {
        breakLines(level: level)
        text.append(contentsOf: output.bytes)
        output.removeAll()
        line.removeAll()
        marks.removeAll(keepingCapacity: true)
        containers.removeAll(keepingCapacity: true)
        excess = 0
    }

    private mutating func breakLines(level: Int) {
        let text = line.bytes
        var lineStart = -2 * level
        /// Of the containers around the present place, which are broken all of them: what is in one that fits does, too.
        var areObjects: [Bool] = []
        var position = 0
        var next = 0
        while next < marks.count {
            let (offset, mark) = marks[next]
            next += 1
            output.append(UnsafeBufferPointer(rebasing: text[position..<offset]))
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
            output.append(0x20, times: 2 * (level + areObjects.count))
        }
        output.append(UnsafeBufferPointer(rebasing: text[position...]))
    }
}
