import PortalModel

extension RecordedInput {
    /// The JSON of what a recording depended on: of each kind the things, and of each thing the properties.
    package static func json(_ inputs: [RecordedInput]) -> String {
        let things = InputThing.all(in: inputs)
        var json = CompactJSON()
        json.members(Kind.allCases.filter { kind in things.contains { $0.name.kind == kind } }) { json, kind in
            json.string(kind.rawValue)
            json.literal(":")
            json.members(things.filter { $0.name.kind == kind }) { json, thing in
                json.string(thing.name.subject)
                json.literal(":")
                json.members(thing.properties) { json, input in
                    json.string(input.property)
                    json.literal(":")
                    json.string(input.value)
                }
            }
        }
        return json.text
    }

    /// `nil` for anything but such JSON.
    package static func list(json: String) -> [RecordedInput]? {
        guard let kinds = ElementReader.whole(json, { reader throws(ScanStop) in try reader.node() })?.members else {
            return nil
        }
        var inputs: [RecordedInput] = []
        for things in kinds {
            guard let kind = Kind(rawValue: things.key), let things = things.value.members else { return nil }
            for thing in things {
                guard let properties = thing.value.members else { return nil }
                func input(_ property: String, _ value: String) -> RecordedInput {
                    RecordedInput(kind: kind, subject: thing.key, property: property, value: value)
                }
                if properties.isEmpty { inputs.append(input("", "")) }
                for property in properties {
                    guard let value = property.value.text else { return nil }
                    inputs.append(input(property.key, value))
                }
            }
        }
        return inputs
    }
}

/// The inputs that belong to one thing.
private struct InputThing {
    struct Name: Hashable {
        let kind: RecordedInput.Kind
        let subject: String
    }

    let name: Name
    private var known: Set<String> = []
    /// Without one an input only says that the thing is there.
    private(set) var properties: [RecordedInput] = []

    private init(name: Name) { self.name = name }

    /// In the order in which they come first; of a property that is there twice, the first counts.
    static func all(in inputs: [RecordedInput]) -> [InputThing] {
        var things: [InputThing] = []
        var places: [Name: Int] = [:]
        for input in inputs {
            let name = Name(kind: input.kind, subject: input.subject)
            let place = places[name] ?? things.count
            if place == things.count {
                places[name] = place
                things.append(InputThing(name: name))
            }
            guard !input.property.isEmpty, things[place].known.insert(input.property).inserted else { continue }
            things[place].properties.append(input)
        }
        return things
    }
}

extension CompactJSON {
    fileprivate mutating func members<Member>(
        _ members: some Collection<Member>, _ write: (inout CompactJSON, Member) -> Void
    ) {
        literal("{")
        var isFirst = true
        for member in members {
            if !isFirst { literal(",") }
            isFirst = false
            write(&self, member)
        }
        literal("}")
    }
}
