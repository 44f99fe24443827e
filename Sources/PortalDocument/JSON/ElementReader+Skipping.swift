extension ElementReader {
    /// Passes one value of any form and checks it; keys that an object has twice are faults.
    ///
    /// It keeps its own stack, so that no document can exhaust the machine's.
    mutating func skipValue() throws(ScanStop) {
        var containers: [Container] = []
        var keys: [StringSlice] = []
        while true {
            switch skipSpace() {
            case UInt8(ascii: "{"):
                try open(Container(isObject: true, firstKey: keys.count), in: &containers)
                if skipSpace() != UInt8(ascii: "}") {
                    keys.append(try scanKey())
                    continue
                }
            case UInt8(ascii: "["):
                try open(Container(isObject: false, firstKey: keys.count), in: &containers)
                if skipSpace() != UInt8(ascii: "]") { continue }
            default: try skipScalar()
            }
            if try closeContainers(&containers, keys: &keys) { return }
        }
    }

    private struct Container {
        var isObject: Bool
        var firstKey: Int
    }

    private mutating func open(_ container: Container, in containers: inout [Container]) throws(ScanStop) {
        guard containers.count < limits.depth else {
            throw stop("objects and lists are nested more than \(limits.depth) deep")
        }
        containers.append(container)
        position += 1
    }

    /// After a value: closes what ends here, up to the next comma.
    ///
    /// - Returns: whether the outermost value has ended.
    private mutating func closeContainers(
        _ containers: inout [Container], keys: inout [StringSlice]
    ) throws(ScanStop) -> Bool {
        while let container = containers.last {
            let byte = skipSpace()
            if byte == UInt8(ascii: ",") {
                position += 1
                if container.isObject { keys.append(try scanKey()) }
                return false
            }
            guard byte == UInt8(ascii: container.isObject ? "}" : "]") else {
                throw stop(expecting: container.isObject ? "',' or '}'" : "',' or ']'")
            }
            position += 1
            try checkForDuplicates(keys[container.firstKey...])
            keys.removeSubrange(container.firstKey...)
            containers.removeLast()
        }
        return true
    }

    mutating func scanKey() throws(ScanStop) -> StringSlice {
        guard skipSpace() == UInt8(ascii: "\"") else {
            throw stop(expecting: "a key in double quotes")
        }
        let key = try scanString()
        try expect(UInt8(ascii: ":"), "':'")
        return key
    }

    private mutating func skipScalar() throws(ScanStop) {
        switch bytes[position] {
        case UInt8(ascii: "\""): _ = try scanString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try scanNumber()
        case UInt8(ascii: "t"): try scanWord("true")
        case UInt8(ascii: "f"): try scanWord("false")
        case UInt8(ascii: "n"): try scanWord("null")
        default: throw stop(expecting: "a value")
        }
    }

    mutating func scanWord(_ word: StaticString) throws(ScanStop) {
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
            let isCutOff = position + index >= count
            throw isCutOff ? stopAtEnd("'\(word)'") : stop(expecting: "a value")
        }
        position += word.utf8CodeUnitCount
    }

    /// Equal keys are neighbours once sorted, whatever an attacker knows of hashing.
    private mutating func checkForDuplicates(_ keys: ArraySlice<StringSlice>) throws(ScanStop) {
        guard keys.count > 1, mayRepeat(keys) else { return }
        let sorted = keys.map { (name: unescaped($0), offset: $0.start - 1) }.sorted {
            $0.name == $1.name ? $0.offset < $1.offset : $0.name.lexicographicallyPrecedes($1.name)
        }
        for (key, next) in zip(sorted, sorted.dropFirst()) where key.name == next.name {
            try fault("the key '\(String(decoding: key.name, as: UTF8.self))' is given twice", at: next.offset)
        }
    }

    /// A cheap answer for most objects, whose keys are few and without escapes.
    private func mayRepeat(_ keys: ArraySlice<StringSlice>) -> Bool {
        guard keys.count <= 8, keys.allSatisfy({ !$0.hasEscapes }) else { return true }
        return keys.indices.contains { later in
            keys[..<later].contains { contents(of: $0).elementsEqual(contents(of: keys[later])) }
        }
    }
}
