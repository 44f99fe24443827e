/// Gives groups what they inherit by `$extends`.
struct GroupExpansion {
    let set: TokenSet
    private var open: [String] = []
    /// What was inherited so far.
    private var count = 0

    /// Groups that inherit from groups that inherit: a small file could ask for any number.
    private static let limit = 20_000

    init(set: TokenSet) { self.set = set }

    mutating func expanded(_ group: TokenGroup, at path: [String], of file: Int) -> TokenGroup {
        var result = group
        result.extends = nil
        if !open.isEmpty { count += 1 + group.children.count }
        result.children = group.children.map { name, child in
            guard case .group(let inner) = child else { return (name, child) }
            return (name, .group(expanded(inner, at: path + [name], of: file)))
        }
        guard let extends = group.extends else { return result }
        let place = TokenNode(file: group.file, node: extends)
        guard let target = target(of: place) else { return result }
        let key = "\(file) \(path.joined(separator: "."))"
        guard !open.contains(key) else {
            set.fault("the group extends itself", at: place)
            return result
        }
        guard count <= Self.limit else {
            set.fault("with this there are more than \(Self.limit) inherited tokens and groups", at: place)
            return result
        }
        open.append(key)
        defer { open.removeLast() }
        let base = expanded(target.group, at: target.path, of: target.group.file)
        let inheritance = Token.Inheritance(place: place, base: target.path.joined(separator: "."))
        return result.inheriting(base.inherited(inheritance))
    }

    private func target(of place: TokenNode) -> (group: TokenGroup, path: [String])? {
        guard let text = place.node.text, let reference = TokenReference(text) else {
            set.fault("expected a group, as \"{motion.base}\", found \(place.node.words)", at: place)
            return nil
        }
        let path = reference.path
        switch set.find(path, from: place.file) {
        case .group(let group): return (group, path)
        case .token:
            set.fault("'\(path.joined(separator: "."))' is a token; only a group can be extended", at: place)
        case nil:
            set.fault("no file of this import has a group '\(path.joined(separator: "."))'", at: place)
        }
        return nil
    }
}
