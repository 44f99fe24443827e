import PortalModel
import PortalSystem

/// How a token names another, or a part of one.
///
/// A name may begin with a combining mark, which is one character with the sign in front of it: signs are looked for
/// among the scalars.
enum TokenReference: Hashable {
    /// `{motion.fast}`: a whole token, of any file.
    case alias([String])
    /// `#/motion/fast/$value`, with the file in front if it is another one.
    case pointer(file: String?, [String])

    /// - Returns: `nil` if the text is neither.
    init?(_ text: String) {
        if text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
            let inner = text.unicodeScalars.dropFirst().dropLast()
            guard !inner.isEmpty, !inner.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
            self = .alias(inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
        } else {
            self.init(pointer: text)
        }
    }

    /// - Returns: `nil` if the text is no JSON pointer in a fragment.
    init?(pointer text: String) {
        let parts = text.unicodeScalars.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].first == "/" else { return nil }
        let steps = parts[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        self = .pointer(file: parts[0].isEmpty ? nil : String(parts[0]), steps.map(Self.step))
    }

    var path: [String] {
        switch self {
        case .alias(let path), .pointer(_, let path): path
        }
    }

    /// One step without the escapes of fragments (`%24`) and of pointers (`~1` for a slash, `~0` for `~`).
    private static func step(_ text: Substring.UnicodeScalarView) -> String {
        var bytes: [UInt8] = []
        var rest = Array(String(text).utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        var plain: [UInt8] = []
        var encoded = bytes[...]
        while let byte = encoded.popFirst() {
            guard byte == UInt8(ascii: "~"), let digit = encoded.first,
                digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1")
            else {
                plain.append(byte)
                continue
            }
            encoded.removeFirst()
            plain.append(digit == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
        }
        return String(decoding: plain, as: UTF8.self)
    }
}

/// What a reference leads to.
enum TokenTarget {
    case token(Token)
    /// A part of a token's value.
    case value(TokenNode)
}

extension TokenSet {
    /// The reference that a value is, if it is one: `"{a.b}"`, or an object with `$ref`.
    func reference(in value: TokenNode) -> TokenReference? {
        if let text = value.node.text {
            guard text.utf8.first == UInt8(ascii: "{") else { return nil }
            return TokenReference(text)
        }
        return value.node["$ref"]?.text.flatMap(TokenReference.init(pointer:))
    }

    /// - Returns: `nil` if there is nothing; that has been reported.
    func target(of reference: TokenReference, at place: TokenNode) -> TokenTarget? {
        switch reference {
        case .alias(let path): return aliased(path, at: place)
        case .pointer(nil, let path): return pointed(path, in: place.file, at: place)
        case .pointer(let file?, let path):
            let matches = files(named: file, in: files[place.file])
            guard matches.count == 1 else {
                let reason =
                    matches.isEmpty ? "no file of this import is called" : "several files of this import are called"
                fault(
                    "\(reason) '\(shortened(file))'; import the one that is meant in the same command", at: place)
                return nil
            }
            return pointed(path, in: matches[0].number, at: place)
        }
    }

    /// From the folder of the file that the name stands in; if there is none, as it is written.
    private func files(named name: String, in referrer: TokenFile) -> [TokenFile] {
        let paths = [referrer.path.path(ofNeighbour: name), name].map(\.normalizedPath)
        return paths.lazy.map { path in self.files.filter { $0.path == path } }.first { !$0.isEmpty } ?? []
    }

    private func aliased(_ path: [String], at place: TokenNode) -> TokenTarget? {
        let title = shortened(path.joined(separator: "."))
        switch find(path, from: place.file) {
        case .token(let token):
            let others = files.indices.filter { file in
                file != token.scope && token.scope != place.file && self.token(token.title, of: file) != nil
            }
            guard let other = others.first else { return .token(token) }
            fault(
                "'\(title)' is in \(files[token.scope].name) and in \(files[other].name); which is meant is not known",
                at: place)
        case .group:
            fault("'\(title)' is a group; an alias names a whole token", at: place)
        case nil where path.last == "$value":
            fault(
                "an alias names a whole token, without '$value': write "
                    + "\"{\(shortened(path.dropLast().joined(separator: ".")))}\"", at: place)
        case nil where title.utf8.contains(UInt8(ascii: "#")):
            fault(
                "an alias does not name a file: import the other file in the same command, and write its token's "
                    + "name alone", at: place)
        case nil:
            fault(
                "no token '\(title)' in this import; if another file has it, import that in the same command",
                at: place)
        }
        return nil
    }

    private func pointed(_ path: [String], in file: Int, at place: TokenNode) -> TokenTarget? {
        for length in path.indices.map({ $0 + 1 }) {
            guard let token = token(path.prefix(length).joined(separator: "."), of: file) else { continue }
            var rest = path.dropFirst(length)
            if rest.isEmpty { return .token(token) }
            guard rest.removeFirst() == "$value" else { break }
            if rest.isEmpty { return .token(token) }
            var node = token.value
            for step in rest {
                switch node.content {
                case .list(let values):
                    guard let index = Int(step), values.indices.contains(index) else {
                        return nothing(at: path, in: file, place)
                    }
                    node = values[index]
                default:
                    guard let inner = node[step] else { return nothing(at: path, in: file, place) }
                    node = inner
                }
            }
            return .value(TokenNode(file: token.file, node: node))
        }
        return nothing(at: path, in: file, place)
    }

    private func nothing(at path: [String], in file: Int, _ place: TokenNode) -> TokenTarget? {
        fault(
            "'#/\(shortened(path.joined(separator: "/")))' leads to no token and no part of one in \(files[file].name)",
            at: place)
        return nil
    }

    /// Follows aliases and pointers to a value that is none.
    ///
    /// - Parameter type: what the tokens on the way must be of.
    /// - Returns: `nil` if that leads nowhere; what is wrong has been reported.
    func follow(_ start: TokenNode, as type: String?) -> TokenNode? {
        var value = start
        var trail: [(place: String, title: String)] = []
        while let reference = reference(in: value) {
            guard let target = target(of: reference, at: value), standsAlone(value) else { return nil }
            let step: (place: String, title: String)
            switch target {
            case .token(let token):
                if let type, let other = self.type(of: token), other != type {
                    let title = shortened(token.title)
                    fault("'\(title)' is of the type '\(shortened(other))'; expected '\(type)'", at: start)
                    return nil
                }
                step = ("\(token.scope) \(token.title)", token.title)
                value = token.node
            case .value(let inner):
                step = ("\(inner.file) \(inner.node.range)", "#/" + reference.path.joined(separator: "/"))
                value = inner
            }
            trail.append(step)
            if let first = trail.firstIndex(where: { $0.place == step.place }), first < trail.count - 1 {
                let circle = trail[first...].map { shortened($0.title) }.joined(separator: " -> ")
                fault("the reference goes round in a circle: \(circle)", at: start)
                return nil
            }
            guard trail.count <= Self.chainLimit else {
                fault("the reference goes through more than \(Self.chainLimit) others", at: start)
                return nil
            }
        }
        if let reference = value.node["$ref"] {
            fault("expected a JSON pointer, as \"#/motion/fast/$value\", found \(reference.words)", at: value)
            return nil
        }
        return value
    }

    /// As many as a preset may lead through.
    static var chainLimit: Int { 64 }
}
