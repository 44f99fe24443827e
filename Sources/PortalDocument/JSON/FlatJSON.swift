import PortalModel

/// Makes the values of an object the members of a flat one: each a text by its path, such as `effects[0].on` and
/// `layer, source`.
///
/// A list without objects in it is one value. Free data is one value too, as it was written.
struct FlatJSON: JSONSink, ~Copyable {
    private struct Container {
        let isList: Bool
        /// How long its path is.
        let pathLength: Int
        /// In an object, all; in a list, the containers.
        var count = 0
    }

    /// What stands between the braces. Most things have room in this.
    private var text = ByteText(capacity: 256)
    private let isWanted: ([UInt8]) -> Bool
    /// Of the present value, as it stands in a JSON string.
    private var path: [UInt8] = []
    private var containers: [Container] = []
    /// Where the text had no list yet that has no containers so far.
    private var listStart = 0
    private var isListWanted = false
    private var isListEmpty = true

    /// - Parameter isWanted: whether the value of a path is wanted.
    init(where isWanted: @escaping ([UInt8]) -> Bool) {
        self.isWanted = isWanted
        path.reserveCapacity(64)
        containers.reserveCapacity(8)
    }

    /// What stands between the braces.
    var members: [UInt8] { Array(text.bytes) }

    mutating func beginObject() { begin(isList: false) }
    mutating func endObject() { if end()?.count == 0 { member { $0.append("{}") } } }

    mutating func beginList() {
        begin(isList: true)
        listStart = text.count
        isListWanted = isWanted(path)
        isListEmpty = true
        if isListWanted { beginMember() }
    }

    mutating func endList() { if end()?.count == 0, isListWanted { endMember() } }

    mutating func key(_ name: String) {
        enterKey()
        appendJSONContent(name, to: &path)
    }

    mutating func key(_ key: some ObjectKey) {
        enterKey()
        path.append(contentsOf: key.rawValue.utf8)
    }

    mutating func string(_ value: String) { add { $0.append(escaped: value) } }
    mutating func scalar(_ json: String) { add { $0.append(json) } }
    mutating func digits(of number: UInt32) { add { $0.append(digits: number) } }
    mutating func raw(_ json: String) { string(json) }

    private mutating func enterKey() {
        guard let last = containers.indices.last else { return }
        path.removeLast(path.count - containers[last].pathLength)
        if !path.isEmpty { path.append(UInt8(ascii: ".")) }
        containers[last].count += 1
    }

    private mutating func begin(isList: Bool) {
        if let last = containers.indices.last, containers[last].isList {
            if containers[last].count == 0 { text.cut(to: listStart) }
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
    private mutating func add(_ write: (inout ByteText) -> Void) {
        guard let container = containers.last, container.isList else { return member(write) }
        guard container.count == 0, isListWanted else { return }
        if !isListEmpty { text.append(", ") }
        isListEmpty = false
        write(&text)
    }

    private mutating func member(_ write: (inout ByteText) -> Void) {
        guard isWanted(path) else { return }
        beginMember()
        write(&text)
        endMember()
    }

    private mutating func beginMember() {
        if text.count > 0 { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: "\""))
        text.append(path)
        text.append("\":\"")
    }

    private mutating func endMember() { text.append(UInt8(ascii: "\"")) }
}
