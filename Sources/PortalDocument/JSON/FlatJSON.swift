import PortalModel

/// Makes the values of an object the members of a flat one: each a text by its path, such as `effects[0].on` and
/// `layer, source`.
///
/// A list without objects in it is one value. Free data is one value too, as it was written.
struct FlatJSON: JSONSink {
    private struct Container {
        let isList: Bool
        /// How long its path is.
        let pathLength: Int
        /// In an object, all; in a list, the containers.
        var count = 0
    }

    /// What stands between the braces.
    private(set) var members: [UInt8] = []
    private let isWanted: ([UInt8]) -> Bool
    /// Of the present value, as it stands in a JSON string.
    private var path: [UInt8] = []
    private var containers: [Container] = []
    /// The values so far of a list that has no containers.
    private var list: [UInt8] = []
    private var isListEmpty = true

    /// - Parameter isWanted: whether the value of a path is wanted.
    init(where isWanted: @escaping ([UInt8]) -> Bool) {
        self.isWanted = isWanted
        // Most things have room in this.
        members.reserveCapacity(256)
        path.reserveCapacity(64)
        containers.reserveCapacity(8)
    }

    mutating func beginObject() { begin(isList: false) }
    mutating func endObject() { if end()?.count == 0 { member { $0.append(contentsOf: "{}".utf8) } } }

    mutating func beginList() {
        begin(isList: true)
        list.removeAll(keepingCapacity: true)
        isListEmpty = true
    }

    mutating func endList() { if end()?.count == 0 { member { [list] in $0.append(contentsOf: list) } } }

    mutating func key(_ name: String) {
        enterKey()
        appendJSONContent(name, to: &path)
    }

    mutating func key(_ key: some ObjectKey) {
        enterKey()
        path.append(contentsOf: key.rawValue.utf8)
    }

    mutating func string(_ value: String) { add { appendJSONContent(value, to: &$0) } }
    mutating func scalar(_ json: String) { add { $0.append(contentsOf: json.utf8) } }
    mutating func digits(of number: UInt32) { add { appendDigits(of: number, to: &$0) } }
    mutating func raw(_ json: String) { string(json) }

    private mutating func enterKey() {
        guard let last = containers.indices.last else { return }
        path.removeLast(path.count - containers[last].pathLength)
        if !path.isEmpty { path.append(UInt8(ascii: ".")) }
        containers[last].count += 1
    }

    private mutating func begin(isList: Bool) {
        if let last = containers.indices.last, containers[last].isList {
            path.removeLast(path.count - containers[last].pathLength)
            path.append(contentsOf: "[\(containers[last].count)]".utf8)
            containers[last].count += 1
        }
        containers.append(Container(isList: isList, pathLength: path.count))
    }

    private mutating func end() -> Container? {
        guard let ended = containers.popLast() else { return nil }
        path.removeLast(path.count - ended.pathLength)
        return ended
    }

    /// - Parameter write: writes the value as it stands in a JSON string.
    private mutating func add(_ write: (inout [UInt8]) -> Void) {
        guard containers.last?.isList == true else { return member(write) }
        if !isListEmpty { list.append(contentsOf: ", ".utf8) }
        isListEmpty = false
        write(&list)
    }

    private mutating func member(_ write: (inout [UInt8]) -> Void) {
        guard isWanted(path) else { return }
        if !members.isEmpty { members.append(UInt8(ascii: ",")) }
        members.append(UInt8(ascii: "\""))
        members.append(contentsOf: path)
        members.append(UInt8(ascii: "\""))
        members.append(UInt8(ascii: ":"))
        members.append(UInt8(ascii: "\""))
        write(&members)
        members.append(UInt8(ascii: "\""))
    }
}
