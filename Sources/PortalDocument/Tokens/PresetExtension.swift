import PortalModel
import PortalMotion

/// What a token cannot say of a preset, among its extensions: its exact animation where the value is only near, its tags,
/// and free data that is no object of reverse-domain keys.
enum PresetExtension {
    static let key = "portal-db.preset"
    /// What a preset keeps of `$deprecated`.
    static let deprecated = "$deprecated"

    enum Member {
        static let animation = "animation"
        static let tags = "tags"
        static let extensions = "extensions"
        /// How far the value is from the animation, as a part of the distance.
        static let fallbackError = "fallbackError"
    }

    /// Free data as it is kept of a token: the members in their order, each value as it is written.
    static func text(of members: [(key: String, value: String)]) -> RawJSON? {
        guard !members.isEmpty else { return nil }
        var text: [UInt8] = Array("{ ".utf8)
        for (index, member) in members.enumerated() {
            if index > 0 { text += Array(", ".utf8) }
            appendJSONString(member.key, to: &text)
            text += Array(": \(member.value)".utf8)
        }
        return RawJSON(text: String(decoding: text, as: UTF8.self) + " }")
    }
}

/// A token's extensions, taken apart.
struct TokenExtensions {
    var animation: (text: AnimationText, place: TokenNode)?
    /// How far the value is from that, as it says itself.
    var fallbackError = 0.0
    var tags: [String] = []
    /// What the preset has under `extensions`.
    var freeData: RawJSON?
    /// The springs among other people's data.
    var springs: [TokenNode] = []
}

extension TokenSet {
    func extensions(of token: Token) -> TokenExtensions {
        var result = TokenExtensions()
        let file = files[token.file]
        var members: [(key: String, value: String)] = []
        if let deprecated = token.deprecated, case let text = files[deprecated.file].text(of: deprecated.node) {
            members.append((PresetExtension.deprecated, text))
        }
        for member in token.extensions?.members ?? [] {
            let place = TokenNode(file: token.file, node: member.value)
            if member.key == PresetExtension.key {
                readOwn(place, into: &result)
                continue
            }
            checkDepth(place, levels: 1)
            members.append((member.key, file.text(of: member.value)))
            if Self.isSpring(member.value) {
                result.springs.append(place)
            } else if let inner = member.value["spring"], Self.isSpring(inner) {
                result.springs.append(TokenNode(file: token.file, node: inner))
            }
        }
        result.freeData = result.freeData ?? PresetExtension.text(of: members)
        return result
    }

    private func readOwn(_ place: TokenNode, into result: inout TokenExtensions) {
        guard let members = place.node.members else {
            fault("expected an object, found \(place.node.words)", at: place)
            return
        }
        for member in members {
            let value = TokenNode(file: place.file, node: member.value)
            switch member.key {
            case PresetExtension.Member.animation: result.animation = animation(value).map { ($0, value) }
            case PresetExtension.Member.fallbackError: result.fallbackError = number(value) ?? 0
            case PresetExtension.Member.tags: result.tags = tags(value) ?? []
            case PresetExtension.Member.extensions:
                checkDepth(value)
                result.freeData = RawJSON(text: files[place.file].text(of: member.value))
            default: break
            }
        }
    }

    /// A preset's free data must be such as a document can have.
    ///
    /// - Parameter levels: what will stand around it.
    private func checkDepth(_ place: TokenNode, levels: Int = 0) {
        let most = DocumentLimits().depth
        if levels + place.node.depth > most {
            fault("objects and lists are nested more than \(most) deep in a preset's free data", at: place)
        }
    }

    private func animation(_ place: TokenNode) -> AnimationText? {
        guard let text = place.node.text else { return mismatch("an animation, as \".smooth(duration: 0.3)\"", place) }
        var cache = AnimationCache()
        do throws(AnimationFault) {
            return try cache.canonical(text)
        } catch {
            fault(error.message, at: place)
            return nil
        }
    }

    private func tags(_ place: TokenNode) -> [String]? {
        guard case .list(let values) = place.node.content else { return mismatch("a list of strings", place) }
        let tags = values.compactMap(\.text)
        if tags.count == values.count { return tags }
        fault("a tag must be a string", at: place)
        return nil
    }
}
