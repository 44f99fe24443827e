import PortalModel

extension ElementReader {
    /// The paths of places in the element, each the innermost value that holds it. The offsets ascend.
    ///
    /// It scans the element again; only faults need it.
    func paths(of offsets: [Int]) -> [JSONPath] {
        var scanner = PathScanner(reader: self, offsets: offsets)
        scanner.reader.position = 0
        // What stops the scan lies behind every offset, or is the last of them.
        do { try scanner.scan() } catch {}
        while scanner.paths.count < offsets.count { scanner.paths.append(scanner.path) }
        return scanner.paths
    }

    /// Where the value at a path below a value stands; `nil` if there is none.
    func offset(of path: JSONPath, in start: Int = 0) -> Int? {
        var memory = PlaceMemory()
        return offset(of: path, in: start, remembering: &memory)
    }

    /// The same, for many paths of one element.
    func offset(of path: JSONPath, in start: Int = 0, remembering memory: inout PlaceMemory) -> Int? {
        var reader = self
        reader.position = start
        _ = reader.skipSpace()
        var offset = reader.position
        for (depth, component) in path.components.enumerated() {
            if depth == 0, let known = memory.members[component] {
                offset = known
                continue
            }
            guard let inner = value(of: component, in: offset, &memory) else { return nil }
            if depth == 0 { memory.members[component] = inner.value }
            offset = inner.value
        }
        return offset
    }

    /// Where the value at a path stands: the nearest around it, if it is not there itself.
    func nearestOffset(of path: JSONPath, remembering memory: inout PlaceMemory) -> Int {
        var path = path
        while !path.components.isEmpty {
            if let offset = offset(of: path, remembering: &memory) { return offset }
            path.components.removeLast()
        }
        return offset(of: path) ?? 0
    }

    /// Where a key or, in a list, a value stands.
    func offset(of component: JSONPath.Component, in start: Int) -> Int? {
        var memory = PlaceMemory()
        return value(of: component, in: start, &memory)?.key
    }

    private func value(
        of component: JSONPath.Component, in start: Int, _ memory: inout PlaceMemory
    ) -> (key: Int, value: Int)? {
        var reader = self
        reader.position = start
        do {
            switch (component, reader.skipSpace()) {
            case (.key(let key), UInt8(ascii: "{")):
                return try reader.findMember(key)
            case (.index(let index), UInt8(ascii: "[")):
                guard let offset = try reader.findValue(index, from: memory.values[start]) else { return nil }
                memory.values[start] = (index, offset)
                return (offset, offset)
            default:
                return nil
            }
        } catch {
            return nil
        }
    }

    private mutating func findMember(_ key: String) throws(ScanStop) -> (key: Int, value: Int)? {
        repeat {
            position += 1
            guard skipSpace() == UInt8(ascii: "\"") else { return nil }
            let offset = position
            let found = text(try scanKey()) == key
            _ = skipSpace()
            if found { return (offset, position) }
            try skipValue()
        } while skipSpace() == UInt8(ascii: ",")
        return nil
    }

    /// - Parameter known: a value of the list, from which to go on if it is not behind.
    private mutating func findValue(_ index: Int, from known: (index: Int, offset: Int)?) throws(ScanStop) -> Int? {
        var remaining = index
        if let known, known.index <= index {
            if known.index == index { return known.offset }
            position = known.offset
            try skipValue()
            guard skipSpace() == UInt8(ascii: ",") else { return nil }
            remaining = index - known.index - 1
        }
        repeat {
            position += 1
            if skipSpace() == UInt8(ascii: "]") { return nil }
            if remaining == 0 { return position }
            remaining -= 1
            try skipValue()
        } while skipSpace() == UInt8(ascii: ",")
        return nil
    }
}

/// What was passed on the way to places of one element. Findings come in the order of lists, so that a search goes on
/// from the one before: otherwise many of them in a large scene would take the square of its size.
struct PlaceMemory {
    /// The values of the element's own keys.
    var members: [JSONPath.Component: Int] = [:]
    /// In the list that begins at an offset, the value found last.
    var values: [Int: (index: Int, offset: Int)] = [:]
}

/// Walks an element and keeps the path of the present place.
private struct PathScanner {
    var reader: ElementReader
    let offsets: [Int]
    var paths: [JSONPath] = []
    private var components: [JSONPath.Component] = []

    init(reader: ElementReader, offsets: [Int]) {
        self.reader = reader
        self.offsets = offsets
    }

    /// Cut where free data goes deeper than the catalog's own values do: a message should stay readable.
    var path: JSONPath { JSONPath(Array(components.prefix(12))) }

    mutating func scan() throws(ScanStop) {
        while paths.count < offsets.count {
            switch reader.skipSpace() {
            case UInt8(ascii: "{"):
                pass(1)
                if reader.skipSpace() != UInt8(ascii: "}") {
                    try enterMember()
                    continue
                }
                pass(1)
            case UInt8(ascii: "["):
                pass(1)
                if reader.skipSpace() != UInt8(ascii: "]") {
                    components.append(.index(0))
                    continue
                }
                pass(1)
            default:
                try reader.skipValue()
                pass(0)
            }
            guard try leaveValues() else { return }
        }
    }

    /// After a value: on to the next one.
    ///
    /// - Returns: false if it was the element itself.
    private mutating func leaveValues() throws(ScanStop) -> Bool {
        while let last = components.popLast() {
            let byte = reader.skipSpace()
            let hasNext = byte == UInt8(ascii: ",")
            guard hasNext || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else {
                throw reader.stop(expecting: "','")
            }
            pass(1)
            guard hasNext else { continue }
            switch last {
            case .key: try enterMember()
            case .index(let index): components.append(.index(index + 1))
            }
            return true
        }
        return false
    }

    private mutating func enterMember() throws(ScanStop) {
        guard reader.skipSpace() == UInt8(ascii: "\"") else { throw reader.stop(expecting: "a key") }
        let key = try reader.scanString()
        components.append(.key(reader.text(key)))
        pass(0)
        try reader.expect(UInt8(ascii: ":"), "':'")
    }

    /// Goes on by so many bytes; every offset before that place gets the present path.
    private mutating func pass(_ length: Int) {
        reader.position += length
        while paths.count < offsets.count, offsets[paths.count] < reader.position { paths.append(path) }
    }
}
