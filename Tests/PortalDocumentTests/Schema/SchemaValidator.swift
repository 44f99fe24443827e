import Foundation

/// Checks values against a JSON Schema, as far as it uses the keywords here; another keyword is an error.
final class SchemaValidator {
    struct UnknownKeyword: Error {
        var keyword: String
    }

    private let root: JSONTree
    private var expressions: [String: NSRegularExpression] = [:]

    init(_ root: JSONTree) { self.root = root }

    func accepts(_ value: JSONTree) throws -> Bool { try accepts(value, root) }

    private func accepts(_ value: JSONTree, _ schema: JSONTree) throws -> Bool {
        if case .flag(let accepts) = schema { return accepts }
        guard case .object(let keywords) = schema else { throw UnknownKeyword(keyword: schema.json) }
        for (keyword, argument) in keywords where try !accepts(value, keyword, argument, keywords) { return false }
        return true
    }

    private func accepts(
        _ value: JSONTree, _ keyword: String, _ argument: JSONTree, _ schema: [String: JSONTree]
    ) throws -> Bool {
        switch (keyword, argument, value) {
        case ("$schema", _, _), ("$id", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _),
            ("default", _, _), ("examples", _, _), ("then", _, _):
            return true
        case ("$ref", .text(let path), _):
            guard let target = root["$defs"]?[String(path.dropFirst("#/$defs/".count))] else {
                throw UnknownKeyword(keyword: path)
            }
            return try accepts(value, target)
        case ("type", .text(let type), _): return try isOfType(type, value)
        case ("const", _, _): return value == argument
        case ("enum", .list(let values), _): return values.contains(value)
        case ("anyOf", .list(let choices), _): return try choices.contains { try accepts(value, $0) }
        case ("oneOf", .list(let choices), _): return try choices.count { try accepts(value, $0) } == 1
        case ("not", _, _): return try !accepts(value, argument)
        case ("if", _, _): return try !accepts(value, argument) || accepts(value, schema["then"] ?? .flag(true))
        case ("minimum", .number(let bound), .number(let number)): return number >= bound
        case ("maximum", .number(let bound), .number(let number)): return number <= bound
        case ("exclusiveMinimum", .number(let bound), .number(let number)): return number > bound
        case ("maxLength", .number(let bound), .text(let text)): return text.unicodeScalars.count <= Int(bound)
        case ("pattern", .text(let pattern), .text(let text)): return try matches(text, pattern)
        case ("items", _, .list(let values)): return try values.allSatisfy { try accepts($0, argument) }
        case ("minItems", .number(let bound), .list(let values)): return values.count >= Int(bound)
        case ("maxItems", .number(let bound), .list(let values)): return values.count <= Int(bound)
        case ("uniqueItems", _, .list(let values)): return Set(values).count == values.count
        case (_, _, .object(let members)): return try accepts(members, keyword, argument, schema)
        case ("minimum", _, _), ("maximum", _, _), ("exclusiveMinimum", _, _), ("maxLength", _, _), ("pattern", _, _),
            ("items", _, _), ("minItems", _, _), ("maxItems", _, _), ("uniqueItems", _, _):
            return true
        default: return Self.ofObjects.contains(keyword) ? true : try unknown(keyword)
        }
    }

    private static let ofObjects: Set = [
        "properties", "required", "additionalProperties", "minProperties", "maxProperties", "dependentRequired",
        "dependentSchemas",
    ]

    private func accepts(
        _ members: [String: JSONTree], _ keyword: String, _ argument: JSONTree, _ schema: [String: JSONTree]
    ) throws -> Bool {
        switch (keyword, argument) {
        case ("properties", .object(let properties)):
            return try members.allSatisfy { key, value in try properties[key].map { try accepts(value, $0) } ?? true }
        case ("required", .list(let keys)): return hasAll(members, keys)
        case ("additionalProperties", .flag(false)):
            return members.keys.allSatisfy { schema["properties"]?[$0] != nil }
        case ("minProperties", .number(let bound)): return members.count >= Int(bound)
        case ("maxProperties", .number(let bound)): return members.count <= Int(bound)
        case ("dependentRequired", .object(let needs)):
            return needs.allSatisfy { key, needed in
                guard case .list(let keys) = needed else { return false }
                return members[key] == nil || hasAll(members, keys)
            }
        case ("dependentSchemas", .object(let needs)):
            return try needs.allSatisfy { key, needed in
                try members[key] == nil || accepts(.object(members), needed)
            }
        case ("minimum", _), ("maximum", _), ("exclusiveMinimum", _), ("maxLength", _), ("pattern", _),
            ("items", _), ("minItems", _), ("maxItems", _), ("uniqueItems", _):
            return true
        default: return try unknown(keyword)
        }
    }

    private func unknown(_ keyword: String) throws -> Bool { throw UnknownKeyword(keyword: keyword) }

    private func hasAll(_ members: [String: JSONTree], _ keys: [JSONTree]) -> Bool {
        keys.allSatisfy { if case .text(let key) = $0 { members[key] != nil } else { false } }
    }

    private func isOfType(_ type: String, _ value: JSONTree) throws -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .list), ("string", .text), ("number", .number), ("boolean", .flag),
            ("null", .null):
            true
        case ("integer", .number(let number)): number == number.rounded()
        case ("object", _), ("array", _), ("string", _), ("number", _), ("boolean", _), ("null", _), ("integer", _):
            false
        default: try unknown(type)
        }
    }

    private func matches(_ text: String, _ pattern: String) throws -> Bool {
        let expression = try expressions[pattern] ?? NSRegularExpression(pattern: pattern)
        expressions[pattern] = expression
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
