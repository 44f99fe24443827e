import PortalModel

/// One thing of what a recording depended on, as it is kept: to be written once for all plays that depend on it.
package struct WrittenThing: Sendable {
    package let kind: RecordedInput.Kind
    package let subject: String
    /// The properties with their values, as the members of a JSON object.
    fileprivate var members: [UInt8]

    init(_ kind: RecordedInput.Kind, _ subject: String, members: [UInt8]) {
        self.kind = kind
        self.subject = subject
        self.members = members
    }

    package mutating func add(_ property: String, _ value: String) {
        if !members.isEmpty { members.append(UInt8(ascii: ",")) }
        appendJSONString(property, to: &members)
        members.append(UInt8(ascii: ":"))
        appendJSONString(value, to: &members)
    }

    /// Its properties; if there are none, that the thing is there.
    package var inputs: [RecordedInput] { RecordedInput.list(json: RecordedInput.json([self])) ?? [] }
}

extension RecordedInput {
    /// The JSON of what a recording depended on.
    ///
    /// - Parameter things: each once, those of a kind one after the other.
    package static func json(_ things: [WrittenThing]) -> String {
        var json = CompactJSON(capacity: things.reduce(0) { $0 + $1.byteCount })
        var kind: Kind?
        for thing in things {
            if thing.kind == kind {
                json.literal(",")
            } else {
                json.literal(kind == nil ? "{\"" : "},\"")
                json.plain(thing.kind.rawValue)
                json.literal("\":{")
                kind = thing.kind
            }
            thing.write(to: &json)
        }
        json.literal(kind == nil ? "{}" : "}}")
        return json.text
    }
}

extension WrittenThing {
    /// About how long its JSON is.
    fileprivate var byteCount: Int { members.count + subject.utf8.count + 24 }

    fileprivate func write(to json: inout CompactJSON) {
        json.string(subject)
        json.literal(":{")
        json.raw(members)
        json.literal("}")
    }
}
