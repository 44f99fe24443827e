/// JSON that may stand in a page's script element: nothing in it ends the element or begins a comment.
enum PageJSON {
    /// A text that is safe to show, as JSON.
    static func string(_ text: some StringProtocol) -> String {
        var json = "\""
        for scalar in text.printable.unicodeScalars {
            switch scalar {
            case "\"", "\\": json += "\\\(scalar)"
            case "<", ">", "&": json += "\\u00\(String(scalar.value, radix: 16, uppercase: true))"
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }

    /// Members without a value are left out.
    static func object(_ members: KeyValuePairs<String, String?>) -> String {
        "{" + members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }.joined(separator: ",") + "}"
    }

    static func list(_ values: some Sequence<String>) -> String { "[" + values.joined(separator: ",") + "]" }
}
