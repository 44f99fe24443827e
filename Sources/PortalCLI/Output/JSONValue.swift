import PortalDocument

/// JSON to be written on one line; members without a value are left out.
indirect enum JSONValue: CustomStringConvertible {
    case text(String)
    case number(Double)
    case whole(Int)
    case flag(Bool)
    case list([JSONValue])
    case object([(String, JSONValue?)])

    static func text(_ text: String?) -> JSONValue? { text.map { .text($0) } }

    var description: String {
        switch self {
        case .text(let text): JSON.string(text)
        case .number(let number): number.shortestText
        case .whole(let number): String(number)
        case .flag(let flag): flag ? "true" : "false"
        case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members): Self.object(members)
        }
    }

    private static func object(_ members: [(String, JSONValue?)]) -> String {
        let texts = members.compactMap { key, value in value.map { "\(JSON.string(key)): \($0)" } }
        return texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }"
    }
}
