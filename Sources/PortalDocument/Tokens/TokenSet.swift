import PortalModel
import PortalSystem

/// The token files of one import, which may refer to one another.
///
/// ```swift
/// let set = TokenSet(isLenient: false)
/// try set.add(source, file: "motion.tokens.json")
/// let presets = try set.presets()
/// ```
package final class TokenSet {
    /// Whether old and sloppy spellings are taken where they have one meaning only, each with a warning.
    let isLenient: Bool
    private(set) var files: [TokenFile] = []
    /// The files' groups, with what they inherit once that is looked up.
    private(set) var roots: [TokenGroup] = []
    /// The tokens of each file in the order of the text, and by their titles.
    private(set) var tokens: [[Token]] = []
    private var tokensByTitle: [[String: Token]] = []
    /// The types of tokens that are known already; `nil` for one that has none.
    private var types: [Token.ID: String?] = [:]

    /// Values beside animations, which are compared when all presets are known.
    var standIns: [TokenStandIn] = []

    package init(isLenient: Bool) { self.isLenient = isLenient }

    /// - Throws: `SystemError` if the source cannot be read.
    package func add(_ source: any ByteSource, file: String) throws {
        files.append(try TokenFile(source: source, name: file, number: files.count))
    }

    func fault(_ message: String, at node: TokenNode) { files[node.file].fault(message, at: node.node.offset) }

    func fault(_ message: String, at token: Token) { files[token.file].fault(message, at: token.offset) }

    func warn(_ message: String, at node: TokenNode) { files[node.file].warn(message, at: node.node.offset) }

    /// Looks up what groups inherit, and with that all tokens.
    func expand() {
        roots = files.map(\.root)
        var expansion = GroupExpansion(set: self)
        roots = files.map { expansion.expanded($0.root, at: [], of: $0.number) }
        tokens = roots.enumerated().map { number, root in
            root.tokens().map { token in
                var token = token
                token.scope = number
                return token
            }
        }
        tokensByTitle = tokens.map { Dictionary($0.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first }) }
    }

    /// What the first file has at a path that has anything there: its own before all others.
    func find(_ path: [String], from file: Int) -> TokenGroup.Child? {
        for number in [file] + files.indices.filter({ $0 != file }) {
            if let child = child(at: path, of: number) { return child }
        }
        return nil
    }

    func token(_ title: String, of file: Int) -> Token? {
        tokensByTitle.indices.contains(file) ? tokensByTitle[file][title] : nil
    }

    private func child(at path: [String], of file: Int) -> TokenGroup.Child? {
        if let token = token(path.joined(separator: "."), of: file) { return .token(token) }
        return path.isEmpty ? nil : roots[file].child(at: path)
    }

    /// A token's type: its own, else that of the token it refers to, else that of the nearest group around it.
    ///
    /// - Returns: `nil` if it has none; what is wrong with it has been reported.
    func type(of token: Token) -> String? {
        var chain: [Token] = []
        var current: Token? = token
        var seen: Set<Token.ID> = []
        var type: String?
        while let next = current, seen.insert(next.id).inserted {
            if let known = types[next.id] {
                type = known
                break
            }
            chain.append(next)
            type = next.ownType?.name
            current = type == nil ? referredToken(of: next) : nil
        }
        for link in chain.reversed() {
            type = type ?? link.inheritedType?.name
            types[link.id] = .some(type)
            guard type == nil, follow(link.node, as: nil) != nil else { continue }
            fault(
                "the token '\(shortened(link.title))' has no type; write \"$type\" into it or into a group around it",
                at: link)
        }
        return type
    }

    /// The whole token that a token is another name of.
    func referredToken(of token: Token) -> Token? {
        guard let reference = reference(in: token.node),
            case .token(let other) = target(of: reference, at: token.node)
        else { return nil }
        return other
    }
}
