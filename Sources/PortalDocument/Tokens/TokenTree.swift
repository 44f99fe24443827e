/// A value of a token file, with the file that it stands in: values refer to those of other files.
struct TokenNode {
    /// The file's number in its ``TokenSet``.
    var file: Int
    var node: JSONNode
}

/// A token as it is written.
struct Token {
    /// The file that it is written in.
    var file: Int
    /// The file whose token it is, which may have inherited it.
    var scope: Int
    /// The names of the groups around it and its own, `$root` among them.
    var path: [String]
    /// Of its name.
    var offset: Int
    /// What it says itself.
    var ownType: TypeName?
    /// What the nearest group around it says.
    var inheritedType: TypeName?
    /// The value of `$value`, or the object that has `$ref`.
    var value: JSONNode
    var description: String?
    var deprecated: TokenNode?
    var extensions: JSONNode?
    /// How it came into the group that it is in; `nil`: it is written there.
    var inheritance: Inheritance?

    /// As an alias names it: `{motion.fast}` without the braces.
    var title: String { path.joined(separator: ".") }

    var presetName: String { TokenName.presetName(of: path.last == Self.root ? path.dropLast() : path) }

    var node: TokenNode { TokenNode(file: file, node: value) }

    var id: ID { ID(scope: scope, title: title) }

    static let root = "$root"

    struct ID: Hashable {
        var scope: Int
        var title: String
    }

    struct Inheritance {
        /// The `$extends` that has it here.
        var place: TokenNode
        /// The group that it names.
        var base: String
    }

    struct TypeName: Hashable {
        var name: String
        var offset: Int
    }
}

/// A group as it is written, or with what it inherits.
struct TokenGroup {
    enum Child {
        case token(Token)
        case group(TokenGroup)
    }

    var file: Int
    var offset: Int
    var type: Token.TypeName?
    var deprecated: TokenNode?
    var extends: JSONNode?
    /// In the order of the text.
    var children: [(name: String, child: Child)] = []

    subscript(name: String) -> Child? { children.first { $0.name == name }?.child }

    /// The child at a path below; `nil` if there is none.
    func child(at path: some Collection<String>) -> Child? {
        guard let name = path.first else { return .group(self) }
        let rest = path.dropFirst()
        switch self[name] {
        case .group(let group): return group.child(at: rest)
        case .token(let token): return rest.isEmpty ? .token(token) : nil
        case nil: return nil
        }
    }

    /// With all its tokens as they are for the group that extends it.
    func inherited(_ inheritance: Token.Inheritance) -> TokenGroup {
        var group = self
        group.children = children.map { name, child in
            switch child {
            case .group(let inner): return (name, .group(inner.inherited(inheritance)))
            case .token(var token):
                token.inheritance = inheritance
                return (name, .token(token))
            }
        }
        return group
    }

    /// With everything of another group that this does not have itself.
    func inheriting(_ other: TokenGroup) -> TokenGroup {
        var merged = self
        merged.type = type ?? other.type
        merged.deprecated = deprecated ?? other.deprecated
        var inherited: [(name: String, child: Child)] = []
        for (name, theirs) in other.children {
            guard let index = merged.children.firstIndex(where: { $0.name == name }) else {
                inherited.append((name, theirs))
                continue
            }
            if case .group(let own) = merged.children[index].child, case .group(let theirs) = theirs {
                merged.children[index].child = .group(own.inheriting(theirs))
            }
        }
        merged.children = inherited + merged.children
        return merged
    }

    /// All tokens, each with its path from here and what the groups around it say.
    func tokens(in path: [String] = [], type: Token.TypeName? = nil, deprecated: TokenNode? = nil) -> [Token] {
        let type = self.type ?? type
        let deprecated = self.deprecated ?? deprecated
        return children.flatMap { name, child -> [Token] in
            switch child {
            case .group(let group): return group.tokens(in: path + [name], type: type, deprecated: deprecated)
            case .token(var token):
                token.path = path + [name]
                token.inheritedType = type
                token.deprecated = token.deprecated ?? deprecated
                return [token]
            }
        }
    }
}
