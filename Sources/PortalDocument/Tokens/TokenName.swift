/// The names of presets as paths of tokens: `hero/open` is the token `open` in the group `hero`.
///
/// A token's name must not begin with `$` nor have `.`, `{` or `}` in it (a preset's has no braces), and no part of a
/// path is empty. What a name may not have is written `%2E` (a dot), `%24` (a `$` in front), `%2F` (a slash beside
/// another or at an end), and `%25` (a `%` that would be read as one of these). Every other `%` is itself.
enum TokenName {
    private static let codes: KeyValuePairs<String, Character> = ["%2E": ".", "%24": "$", "%2F": "/", "%25": "%"]

    static func path(ofPreset name: String) -> [String] {
        var parts: [String] = []
        var part = ""
        let characters = Array(name.unicodeScalars)
        for (index, scalar) in characters.enumerated() {
            switch scalar {
            case "/":
                let isEdge = part.isEmpty || index + 1 == characters.count
                if isEdge {
                    part += "%2F"
                } else {
                    parts.append(part)
                    part = ""
                }
            case ".": part += "%2E"
            case "$" where part.isEmpty: part += "%24"
            case "%": part += isCode(characters[index...].prefix(3)) ? "%25" : "%"
            default: part.unicodeScalars.append(scalar)
            }
        }
        return parts + [part]
    }

    /// - Parameter path: without `$root`.
    static func presetName(of path: [String]) -> String {
        path.map(decoded).joined(separator: "/")
    }

    private static func isCode(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        codes.contains { $0.key.unicodeScalars.elementsEqual(scalars) }
    }

    private static func decoded(_ part: String) -> String {
        guard part.utf8.contains(UInt8(ascii: "%")) else { return part }
        var text = String.UnicodeScalarView()
        var rest = Array(part.unicodeScalars)[...]
        while let scalar = rest.first {
            if let code = codes.first(where: { $0.key.unicodeScalars.elementsEqual(rest.prefix(3)) }) {
                text.append(contentsOf: code.value.unicodeScalars)
                rest = rest.dropFirst(3)
            } else {
                text.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// What is wrong with the name of a token or a group; `nil` if nothing is.
    static func fault(in name: String) -> String? {
        if name.isEmpty { return "a token's name must not be empty" }
        guard let scalar = name.unicodeScalars.first(where: { ".{}".unicodeScalars.contains($0) }) else { return nil }
        return "a token's name must not have '\(scalar)' in it"
    }
}
