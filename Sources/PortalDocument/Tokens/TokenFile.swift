import PortalModel
import PortalMotion
import PortalSystem

/// A file of design tokens, whole in memory: tokens refer to one another in any order.
final class TokenFile {
    let name: String
    /// The name in one spelling.
    let path: String
    /// The file's number in its ``TokenSet``.
    let number: Int
    private let pieces: PieceReader
    private(set) var root: TokenGroup
    private var faults: [Fault] = []
    private var stop: DocumentIssue?
    private(set) var warnings: [Fault] = []
    /// Where groups have extensions.
    private var groupExtensions: [Int] = []

    /// The most bytes that a file may have, and how deep its values may be nested: as a preset's free data, with the
    /// groups of its name around it, which has 200 letters at most.
    static let limits = DocumentLimits(elementSize: 16 << 20, depth: 512)

    /// - Throws: `SystemError` if it cannot be read. What is wrong with it is among its ``issues``.
    init(source: any ByteSource, name: String, number: Int) throws {
        self.name = name
        path = name.normalizedPath
        self.number = number
        root = TokenGroup(file: number, offset: 0)
        pieces = PieceReader(source: source, limits: Self.limits, sizedThing: "a file of tokens")
        if let reason = try pieces.faultOfBeginning(expected: "design tokens (JSON)") {
            stop = DocumentIssue(file: name, place: nil, path: JSONPath(), message: reason)
            return
        }
        do {
            let node = try pieces.next { reader throws(ScanStop) in
                let node = try reader.node()
                _ = reader.skipSpace()
                if reader.position < reader.count { throw reader.stop(expecting: "nothing after the tokens") }
                return node
            }
            guard node.members != nil else {
                fault("expected an object of tokens and groups, found \(node.words)", at: node.range.lowerBound)
                return
            }
            root = group(node, key: 0, isRoot: true)
            warnOfGroupExtensions()
        } catch let error as ScanStop {
            stop = pieces.issue(for: error, in: name, JSONPath())
        }
    }

    /// Everything that is wrong, in the order of the text.
    var issues: [DocumentIssue] {
        var seen: Set<String> = []
        let unique = faults.filter { seen.insert("\($0.offset) \($0.message)").inserted }
        return pieces.faults(in: name, JSONPath()) + pieces.issues(for: unique, in: name) + (stop.map { [$0] } ?? [])
    }

    var warningIssues: [DocumentIssue] { pieces.issues(for: warnings, in: name) }

    func fault(_ message: String, at offset: Int) {
        if faults.count <= Self.limits.issues { faults.append(Fault(offset: offset, message: message)) }
    }

    /// Hands out what a body finds wrong, instead of keeping it.
    func apart<Result>(_ body: () -> Result) -> (result: Result, faults: [Fault]) {
        let known = faults.count
        let result = body()
        defer { faults.removeLast(faults.count - known) }
        return (result, Array(faults[known...]))
    }

    /// Whether the same is said of the place already.
    func says(_ fault: Fault) -> Bool {
        faults.contains { $0.offset == fault.offset && $0.message == fault.message }
    }

    func warn(_ message: String, at offset: Int) { warnings.append(Fault(offset: offset, message: message)) }

    func text(of node: JSONNode) -> String { pieces.text(of: node) }

    /// Where something of the file is, for what is said of it when it is imported.
    func issue(at offset: Int) -> DocumentIssue {
        pieces.issues(for: [Fault(offset: offset, message: "")], in: name)[0]
    }
}

/// From JSON to tokens and groups.
extension TokenFile {
    private static let groupKeys = ["$type", "$description", "$extensions", "$extends", "$deprecated", Token.root]
    private static let tokenKeys = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]

    private func group(_ node: JSONNode, key: Int, isRoot: Bool = false) -> TokenGroup {
        var group = TokenGroup(file: number, offset: key)
        for member in node.members ?? [] {
            switch member.key {
            case "$type": group.type = typeName(member)
            case "$description": _ = string(member)
            case "$extensions": if extensions(member) != nil { groupExtensions.append(member.keyOffset) }
            case "$deprecated": group.deprecated = deprecation(member)
            case "$extends": group.extends = member.value
            case "$schema" where isRoot: _ = string(member)
            case Token.root:
                if member.value["$value"] != nil || member.value["$ref"] != nil {
                    group.children.append((member.key, .token(token(member))))
                } else {
                    fault("expected a token with '$value', found \(member.value.words)", at: member.value.offset)
                }
            default:
                if member.key.utf8.first == UInt8(ascii: "$") {
                    refuse(member, of: "a group", keys: Self.groupKeys)
                } else if let child = child(member) {
                    group.children.append((member.key, child))
                }
            }
        }
        return group
    }

    /// They are no token's: the next tool would take what is said of a group for something that each of its tokens says.
    private func warnOfGroupExtensions() {
        guard let first = groupExtensions.first else { return }
        let owners = groupExtensions.count == 1 ? "a group" : "\(groupExtensions.count) groups"
        warn("the '$extensions' of \(owners) are left out; a catalog keeps those of tokens", at: first)
    }

    private func child(_ member: JSONNode.Member) -> TokenGroup.Child? {
        if let reason = TokenName.fault(in: member.key) {
            fault(reason, at: member.keyOffset)
            return nil
        }
        guard member.value.members != nil else {
            let hint =
                ["value", "type", "description", "ref"].contains(member.key)
                ? "; the keys of a token begin with '$': did you mean '$\(member.key)'?" : ""
            fault("expected a token or a group, found \(member.value.words)\(hint)", at: member.value.offset)
            return nil
        }
        let isToken = member.value["$value"] != nil || member.value["$ref"] != nil
        return isToken ? .token(token(member)) : .group(group(member.value, key: member.keyOffset))
    }

    private func token(_ member: JSONNode.Member) -> Token {
        let node = member.value
        let value = node["$value"] ?? node.reference
        var token = Token(file: number, scope: number, path: [member.key], offset: member.keyOffset, value: value)
        if node["$value"] != nil, node["$ref"] != nil {
            fault("a token has either '$value' or '$ref'; this has both", at: member.keyOffset)
        }
        for member in node.members ?? [] {
            switch member.key {
            case "$value", "$ref": break
            case "$type": token.ownType = typeName(member)
            case "$description": token.description = string(member)
            case "$extensions": token.extensions = extensions(member)
            case "$deprecated": token.deprecated = deprecation(member)
            default:
                if member.key.utf8.first == UInt8(ascii: "$") {
                    refuse(member, of: "a token", keys: Self.tokenKeys)
                } else {
                    fault(
                        "'\(shortened(member.key))' stands in a token; "
                            + "an object with '$value' or '$ref' has no tokens or groups in it, but for "
                            + "a group there is '$root'", at: member.keyOffset)
                }
            }
        }
        return token
    }

    private func refuse(_ member: JSONNode.Member, of owner: String, keys: [String]) {
        let help = suggestionText(for: member.key, among: keys) ?? "\(owner) has the keys \(keys.sum)"
        fault(
            "unknown key '\(shortened(member.key))'; names must not begin with '$', and \(help)", at: member.keyOffset)
    }

    private func string(_ member: JSONNode.Member) -> String? {
        if let text = member.value.text { return text }
        fault("expected a string, found \(member.value.words)", at: member.value.offset)
        return nil
    }

    private func typeName(_ member: JSONNode.Member) -> Token.TypeName? {
        string(member).map { Token.TypeName(name: $0, offset: member.value.offset) }
    }

    private func extensions(_ member: JSONNode.Member) -> JSONNode? {
        if member.value.members != nil { return member.value }
        fault("expected an object, found \(member.value.words)", at: member.value.offset)
        return nil
    }

    /// `true`, `false` or the reason.
    private func deprecation(_ member: JSONNode.Member) -> TokenNode? {
        if member.value.isDeprecation { return TokenNode(file: number, node: member.value) }
        fault("expected true, false or the reason as a string, found \(member.value.words)", at: member.value.offset)
        return nil
    }
}

extension JSONNode {
    /// An object without what stands beside `$ref`.
    fileprivate var reference: JSONNode {
        JSONNode(range: range, content: .object((members ?? []).filter { $0.key == "$ref" }))
    }

    /// Whether it may stand under `$deprecated`.
    var isDeprecation: Bool {
        switch content {
        case .string, .word("true"), .word("false"): true
        default: false
        }
    }
}
