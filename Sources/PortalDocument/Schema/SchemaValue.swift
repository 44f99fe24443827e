/// A JSON value of a schema, written as Swift literals; the keys of an object keep their order.
indirect enum SchemaValue {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([SchemaValue])
    case object([(key: String, value: SchemaValue)])

    /// The object with more keys at its end.
    func with(_ more: SchemaValue) -> SchemaValue {
        guard case .object(let members) = self, case .object(let others) = more else { return self }
        return .object(members + others)
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral values: SchemaValue...) { self = .list(values) }
    init(dictionaryLiteral members: (String, SchemaValue)...) { self = .object(members) }
}

extension SchemaValue: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension SchemaValue: WritableValue {
    func write(to json: inout (some JSONSink & ~Copyable)) {
        switch self {
        case .text(let text): text.write(to: &json)
        case .number(let number): number.write(to: &json)
        case .flag(let isOn): isOn.write(to: &json)
        case .list(let values): values.write(to: &json)
        case .object(let members):
            json.beginObject()
            for (key, value) in members {
                json.key(key)
                value.write(to: &json)
            }
            json.endObject()
        }
    }
}
