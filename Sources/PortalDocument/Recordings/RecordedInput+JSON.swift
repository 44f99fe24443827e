import PortalModel

extension RecordedInput {
    /// The JSON of what a recording depended on: of each kind the things, and of each thing the properties.
    package static func json(_ inputs: [RecordedInput]) -> String {
        let things = InputThing.all(in: inputs)
        var json = CompactJSON()
        json.members(Kind.allCases.filter { kind in things.contains { $0.kind == kind } }) { json, kind in
            json.string(kind.rawValue)
            json.literal(":")
            json.members(things.filter { $0.kind == kind }) { json, thing in
                json.string(thing.subject)
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

    let kind: RecordedInput.Kind
    let subject: String
    /// Without one an input only says that the thing is there.
    var properties: ArraySlice<RecordedInput>

    /// In the order in which they come first. Those of one thing mostly stand together; of a property that is there
    /// twice, the first counts.
    static func all(in inputs: [RecordedInput]) -> [InputThing] {
        var things: [InputThing] = []
        var places: [Name: Int] = [:]
        var start = inputs.startIndex
        while start < inputs.endIndex {
            let (kind, subject) = (inputs[start].kind, inputs[start].subject)
            let end = inputs[start...].firstIndex { $0.kind != kind || $0.subject != subject } ?? inputs.endIndex
            let properties = inputs[start].property.isEmpty ? inputs[start + 1..<end] : inputs[start..<end]
            if let place = places.updateValue(things.count, forKey: Name(kind: kind, subject: subject)) {
                places[Name(kind: kind, subject: subject)] = place
                let known = Set(things[place].properties.map(\.property))
                things[place].properties += properties.filter { !known.contains($0.property) }
            } else {
                things.append(InputThing(kind: kind, subject: subject, properties: properties))
            }
            start = end
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
