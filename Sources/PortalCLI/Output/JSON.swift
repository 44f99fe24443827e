import PortalDB
import PortalDocument

/// The spelling of JSON's values.
enum JSON {
    /// An object on one line; keys without a value are left out.
    static func object(_ columns: [Listing.Column], _ row: [Listing.Cell]) -> String {
        let members = zip(columns, row).compactMap { column, cell in
            cell.json.map { "\(string(column.name)): \($0)" }
        }
        return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    }

    static func string(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendJSONString(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Listing.Cell {
    fileprivate var json: String? {
        switch self {
        case .text(let text), .time(let text): JSON.string(text)
        case .whole(let number): String(number)
        case .number(let number): number.shortestText
        case .flag(let flag): flag ? "true" : "false"
        case .texts(let texts): "[\(texts.map(JSON.string).joined(separator: ", "))]"
        case .absent: nil
        }
    }
}
