import PortalModel
import PortalMotion

/// A preset that a token becomes, with the place of the token.
package struct TokenPreset {
    package var preset: Preset
    /// An issue at the token, to be given a message.
    package var place: DocumentIssue
}

/// What the token files of an import have.
package struct TokenContent {
    package struct File {
        package var name: String
        package var presets: [TokenPreset]
        package var issues: [DocumentIssue]
        package var warnings: [DocumentIssue]
    }

    /// In the order of ``TokenSet/add(_:file:)``.
    package var files: [File]
    /// How many tokens of other types there are: those that are not about motion.
    package var otherTypes: [String: Int]
}

extension TokenSet {
    /// The presets of all files, and everything that is wrong with them.
    package func content() -> TokenContent {
        expand()
        var otherTypes: [String: Int] = [:]
        var inherited: [(token: Token, type: String, fault: Fault)] = []
        let presets = tokens.map { tokens in
            var named: [String: Token] = [:]
            return tokens.compactMap { token -> TokenPreset? in
                guard let type = type(of: token) else { return nil }
                guard TokenType.ofMotion.contains(type) else {
                    checkOther(type, of: token)
                    otherTypes[type, default: 0] += 1
                    return nil
                }
                let (preset, faults) = self.preset(token, orInherited: type)
                inherited += faults.map { (token, type, $0) }
                guard let preset else { return nil }
                if let other = named.updateValue(token, forKey: preset.name.rawValue) {
                    fault("is the preset '\(preset.name)', as '\(other.title)' is already", at: token)
                    return nil
                }
                return TokenPreset(preset: preset, place: files[token.file].issue(at: token.offset))
            }
        }
        for (token, type, fault) in inherited where !files[token.file].says(fault) {
            blame(token, type, fault)
        }
        checkStandIns(among: presets.map { $0.map(\.preset) })
        let contents = zip(files, presets).map { file, presets in
            TokenContent.File(
                name: file.name, presets: presets, issues: file.issues, warnings: file.warningIssues)
        }
        return TokenContent(files: contents, otherTypes: otherTypes)
    }

    /// A slip in the name of a type would leave a token out.
    private func checkOther(_ type: String, of token: Token) {
        guard !TokenType.others.contains(type), let own = token.ownType ?? token.inheritedType,
            let meant = suggestion(for: type.filter { $0 != "-" }, among: TokenType.ofMotion + TokenType.others)
        else { return }
        let file = token.ownType == nil ? token.scope : token.file
        files[file].fault("unknown type '\(shortened(own.name))'; did you mean '\(meant)'?", at: own.offset)
    }

    /// A token that was inherited may have another type here than where it is written: what is wrong with it then is
    /// not wrong there.
    private func preset(_ token: Token, orInherited type: String) -> (result: Preset?, faults: [Fault]) {
        guard token.inheritance != nil else { return (preset(token, of: type), []) }
        return files[token.file].apart { preset(token, of: type) }
    }

    private func blame(_ token: Token, _ type: String, _ fault: Fault) {
        guard let inheritance = token.inheritance else { return }
        let base = shortened(inheritance.base)
        self.fault(
            "'\(shortened(token.title))', which comes from '\(base)', is of the type '\(type)' here: \(fault.message)",
            at: inheritance.place)
    }

    private func preset(_ token: Token, of type: String) -> Preset? {
        guard token.path != [Token.root] else {
            fault(
                "a '$root' token at the top of the file has no name, which a preset must have; give it one", at: token)
            return nil
        }
        let name = NameRules.normalized(token.presetName)
        if let reason = NameRules.fault(in: name) {
            fault("as the preset '\(name)': \(reason)", at: token)
            return nil
        }
        let extensions = extensions(of: token)
        guard let animation = animation(of: token, type, extensions) else { return nil }
        return Preset(
            name: Preset.ID(rawValue: name), animation: animation, summary: token.description, tags: extensions.tags,
            extensions: extensions.freeData)
    }

    /// The exact animation if the token has it, else a spring among its extensions, else its value.
    private func animation(of token: Token, _ type: String, _ extensions: TokenExtensions) -> AnimationText? {
        let value = token.node
        guard follow(value, as: type) != nil else { return nil }
        let alias = referredToken(of: token).flatMap(referring)
        if extensions.animation == nil, extensions.springs.isEmpty, let alias { return alias }
        guard let own = animation(value, of: type) else { return nil }
        if let exact = extensions.animation {
            standIns.append(
                TokenStandIn(
                    value: own, alias: alias, animation: exact.text, place: exact.place,
                    error: extensions.fallbackError))
            return exact.text
        }
        guard let first = extensions.springs.first else { return AnimationText(own.description) }
        let springs = extensions.springs.map { spring($0, isStrict: false) }
        guard let meant = springs[0], !springs.contains(nil) else { return nil }
        if let other = springs.compactMap({ $0 }).first(where: { $0 != meant }) {
            fault("the token has two springs, \(meant) and \(other); leave one of them out", at: first)
            return nil
        }
        return AnimationText(meant.modified(byDelayOf: own).description)
    }

    private func referring(to other: Token) -> AnimationText? {
        let name = NameRules.normalized(other.presetName)
        // What is wrong with the name is said of the other token.
        guard NameRules.fault(in: name) == nil, let expression = try? AnimationExpression("{\(name)}") else {
            return nil
        }
        return AnimationText(expression.description)
    }

    private func animation(_ value: TokenNode, of type: String) -> Animation? {
        switch type {
        case TokenType.duration: return duration(value).map { .easeInOut(duration: $0) }
        case TokenType.cubicBezier: return controlPoints(value).map { .curve($0, duration: nil) }
        case TokenType.transition:
            return transition(value).map { transition in
                let curve = Animation.curve(transition.controlPoints, duration: transition.duration)
                return transition.delay > 0 ? curve.delay(transition.delay) : curve
            }
        default: return spring(value, isStrict: true)
        }
    }
}

extension Animation {
    /// A curve by its name, if it has one. Without a duration it has SwiftUI's.
    static func curve(_ points: [Double], duration: Double?) -> Animation {
        let ease = Ease.allCases.first { CurveShape.eased($0).controlPoints == points }
        let duration = duration ?? 0.35
        if let ease { return Animation(base: .eased(ease, duration: duration)) }
        return .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
    }

    fileprivate func modified(byDelayOf other: Animation) -> Animation {
        guard case .delay(let seconds)? = other.modifiers.first else { return self }
        return delay(seconds)
    }
}
