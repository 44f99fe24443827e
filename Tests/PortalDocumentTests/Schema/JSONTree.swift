import Foundation

/// Any JSON value, to be changed and written again.
indirect enum JSONTree: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])

    init(_ bytes: some Sequence<UInt8>) throws {
        self = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    }

    subscript(_ key: String) -> JSONTree? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The same text for the same tree.
    var json: String {
        switch self {
        case .null: "null"
        case .flag(let isOn): isOn ? "true" : "false"
        case .number(let number): "\(number)"
        case .text(let text): Self.quoted(text)
        case .list(let values): "[\(values.map(\.json).joined(separator: ","))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}

extension JSONTree: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let isOn = try? value.decode(Bool.self) {
            self = .flag(isOn)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let values = try? value.decode([JSONTree].self) {
            self = .list(values)
        } else {
            self = .object(try value.decode([String: JSONTree].self))
        }
    }
}
