/// Where a reference may stand, and in which form.
extension TokenSet {
    /// Whether an object with `$ref` has nothing beside it that would be lost.
    func standsAlone(_ value: TokenNode) -> Bool {
        guard let other = value.node.members?.first(where: { $0.key != "$ref" }) else { return true }
        files[value.file].fault(
            "unknown key '\(shortened(other.key))'; a reference has '$ref' and nothing else", at: other.keyOffset)
        return false
    }

    /// The same as ``follow(_:as:)`` for a part of a value of one type, where whole tokens cannot stand.
    func followPart(_ start: TokenNode, as type: String?) -> TokenNode? {
        guard let value = follow(start, as: type) else { return nil }
        guard let reference = reference(in: start), let target = target(of: reference, at: start) else { return value }
        return admitted(reference, to: target, at: start) ? value : nil
    }

    /// Whether a reference may stand for a part of a value, as for one of four numbers: it must lead to a value.
    private func admitted(_ reference: TokenReference, to target: TokenTarget, at place: TokenNode) -> Bool {
        guard case .token(let token) = target else { return true }
        let written: String
        var file = ""
        switch reference {
        case .alias:
            written = "\"{\(shortened(token.title))}\""
            if token.scope != place.file { file = files[token.scope].name }
        case .pointer(_, let path) where path.last == "$value": return true
        case .pointer(let other, let path):
            file = other ?? ""
            written = Self.reference(to: path, in: file)
        }
        let spelling = Self.reference(to: token.path + ["$value"], in: file)
        guard isLenient else {
            fault("\(written) is a whole token; for a part of a value write \(spelling), or use --lenient", at: place)
            return false
        }
        warn("\(written) is read as \(spelling)", at: place)
        return true
    }

    /// As it stands in JSON.
    private static func reference(to path: [String], in file: String) -> String {
        let steps = path.map { step in
            step.unicodeScalars.reduce(into: "") { text, scalar in
                switch scalar {
                case "~": text += "~0"
                case "/": text += "~1"
                case "%": text += "%25"
                case "\"": text += "%22"
                case "\\": text += "%5C"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return "{ \"$ref\": \"\(file)#/\(shortened(steps.joined(separator: "/")))\" }"
    }
}
