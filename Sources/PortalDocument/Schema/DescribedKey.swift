/// A key table that says of each key what its value may be: what a schema says of the kind of object.
///
/// The names of the keys, and which must be there, come from the table that the reader goes by.
protocol DescribedKey: ObjectKey {
    /// What the definition is called.
    static var definition: String { get }
    /// For people.
    static var schemaTitle: String { get }
    /// What holds for several keys together.
    static var rules: SchemaValue { get }
    /// What the key's value may be.
    var schema: SchemaValue { get }
}

extension DescribedKey {
    static var rules: SchemaValue { [:] }

    static var schema: SchemaValue {
        let required = table.keys.filter { table.required & table.bit(of: $0) != 0 }
        let object: SchemaValue = [
            "title": .text(schemaTitle), "type": "object",
            "properties": .object(table.keys.map { ($0.rawValue, $0.schema) }),
        ]
        let needs: SchemaValue = required.isEmpty ? [:] : ["required": .words(required.map(\.rawValue))]
        return object.with(needs).with(["additionalProperties": false]).with(rules)
    }

    static var reference: SchemaValue { .reference(definition) }
}

extension SchemaValue {
    static func reference(_ definition: String) -> SchemaValue { ["$ref": .text("#/$defs/\(definition)")] }

    static func words(_ words: [String]) -> SchemaValue { .list(words.map { .text($0) }) }

    /// What a value of this schema is for, and what holds if there is none.
    func described(_ description: String, default fallback: SchemaValue? = nil) -> SchemaValue {
        let described = with(["description": .text(description)])
        return fallback.map { described.with(["default": $0]) } ?? described
    }

    static let string: SchemaValue = ["type": "string"]
    static let flag: SchemaValue = ["type": "boolean"]
    static let name = reference("name")
    static let animation = reference("animation")
    static let fill = reference("fill")

    static func number(_ range: NumberRange = .any) -> SchemaValue {
        let number: SchemaValue = ["type": "number"]
        return switch range {
        case .any: number
        case .notNegative: number.with(["minimum": 0])
        case .positive: number.with(["exclusiveMinimum": 0])
        case .unit: number.with(["minimum": 0, "maximum": 1])
        }
    }

    static func choice<Choice: DocumentChoice>(_ type: Choice.Type) -> SchemaValue {
        ["enum": .words(Choice.allCases.map(\.rawValue))]
    }

    static func list(of value: SchemaValue) -> SchemaValue { ["type": "array", "items": value] }

    static func filledList(of value: SchemaValue) -> SchemaValue { list(of: value).with(["minItems": 1]) }

    /// Each word at most once.
    static func set<Choice: DocumentChoice>(of type: Choice.Type) -> SchemaValue {
        list(of: choice(type)).with(["uniqueItems": true])
    }

    /// Exactly one of the keys.
    static func one<Key: ObjectKey>(of keys: [Key]) -> SchemaValue {
        ["oneOf": .list(keys.map { ["required": .words([$0.rawValue])] })]
    }

    static let freeData = (["title": "Extensions"] as SchemaValue).described(
        "Free data: any value, kept as it is written.")
}
