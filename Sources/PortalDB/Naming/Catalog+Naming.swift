import PortalCatalog

/// Who is called what, and who refers to whom.
extension Catalog {
    /// The one thing of a name.
    ///
    /// - Parameter kind: `nil`: any, if only one kind has the name.
    /// - Throws: ``CatalogError`` if there is none, with the nearest name, or if more than one kind has it.
    public func thing(named name: String, _ kind: NamedThing.Kind? = nil) throws -> NamedThing {
        let things = try existing(name, kind)
        if let thing = things.first, things.count == 1 { return thing }
        guard things.isEmpty else { throw CatalogError.ambiguous(name, things.map(\.kind)) }
        throw try unknown(name, kind)
    }

    /// All things that a name or a pattern means, by name. A name that has the signs of a pattern means itself.
    ///
    /// - Parameter kind: `nil`: any, if what is meant is of one kind.
    /// - Throws: ``CatalogError`` if there is none, or if things of more than one kind are meant.
    public func things(matching pattern: String, _ kind: NamedThing.Kind? = nil) throws -> [NamedThing] {
        guard Glob.isPattern(pattern), try existing(pattern, kind).isEmpty else {
            return [try thing(named: pattern, kind)]
        }
        let glob = NameRules.normalized(pattern)
        let things = try translating {
            try store.snapshot {
                try (kind.map { [$0] } ?? NamedThing.Kind.allCases).flatMap { try names(of: $0, matching: glob) }
            }
        }
        guard let first = things.first else {
            throw CatalogError(kind: .missing, "no \(Self.words(kind)) matches '\(pattern)'")
        }
        let kinds = NamedThing.Kind.allCases.filter { kind in things.contains { $0.kind == kind } }
        guard things.allSatisfy({ $0.kind == first.kind }) else { throw CatalogError.ambiguous(pattern, kinds) }
        return things
    }

    /// Where presets and settings are named by others, in the order of things and places.
    ///
    /// - Throws: ``CatalogError``.
    public func uses(of things: [NamedThing]) throws -> [ThingUse] {
        try translating { try findUses(of: things) }
    }

    /// The same with the errors of the file.
    func findUses(of things: [NamedThing]) throws -> [ThingUse] {
        let wanted = Set(things)
        var uses: [NamedThing: [ThingUse]] = [:]
        func add(_ thing: NamedThing, _ user: NamedThing, _ path: JSONPath) {
            guard wanted.contains(thing) else { return }
            uses[thing, default: []].append(ThingUse(thing: thing, user: user, path: path))
        }
        if wanted.contains(where: { $0.kind == .preset }) {
            try store.forEachAnimationUse { use in
                guard let preset = use.animation.preset else { return }
                add(NamedThing(.preset, preset.rawValue), use.owner.thing, use.path)
            }
        }
        if wanted.contains(where: { $0.kind == .popup }) {
            try store.forEachPopupSettingsUse { use in
                let user = NamedThing(.scene, use.scene.rawValue)
                add(NamedThing(.popup, use.settings.rawValue), user, use.path)
            }
        }
        return things.flatMap { (uses[$0] ?? []).sorted(by: ThingUse.precedes) }
    }

    /// A name that can be given to something new.
    ///
    /// - Throws: ``CatalogError`` if it is none, or taken, or if something means by it what a library has: that would mean
    ///   something else from then on.
    func free(_ name: String, _ kind: NamedThing.Kind) throws -> NamedThing {
        let thing = NamedThing(kind, name)
        if let fault = NameRules.fault(in: thing.name) {
            throw CatalogError(kind: .badData, "'\(name)' is no name: \(fault)")
        }
        guard try existing(name, kind).isEmpty else {
            throw CatalogError(kind: .badData, "\(thing) exists already; remove it first, or take another name")
        }
        if let use = try uses(of: [thing]).first {
            let advice = "take another name, or 'import' what is meant"
            throw CatalogError(kind: .badData, "\(thing) is not here, but used by \(use); \(advice)")
        }
        return thing
    }

    private func existing(_ name: String, _ kind: NamedThing.Kind?) throws -> [NamedThing] {
        try translating {
            try (kind.map { [$0] } ?? NamedThing.Kind.allCases).filter { kind in
                switch kind {
                case .preset: try store.preset(Preset.ID(name)) != nil
                case .popup: try store.popupSettings(PopupSettings.ID(name)) != nil
                case .scene: try store.contains(Scene.ID(name))
                }
            }.map { NamedThing($0, name) }
        }
    }

    private func names(of kind: NamedThing.Kind, matching glob: String) throws -> [NamedThing] {
        var names: [String] = []
        let matcher = Glob(glob)
        switch kind {
        case .preset: try store.forEachPreset { names.append($0.name.rawValue) }
        case .popup: try store.forEachPopupSettings { names.append($0.name.rawValue) }
        case .scene: try store.forEachSceneName { names.append($0.rawValue) }
        }
        return names.filter(matcher.matches).map { NamedThing(kind, $0) }
    }

    private func unknown(_ name: String, _ kind: NamedThing.Kind?) throws -> CatalogError {
        if let kind = NamedThing.Kind.allCases.first(where: { "\($0.rawValue)s" == name }) {
            return CatalogError(kind: .missing, "there is nothing named '\(name)'; the kind is '\(kind.rawValue)'")
        }
        let known = try translating {
            try (kind.map { [$0] } ?? NamedThing.Kind.allCases).flatMap { kind in
                switch kind {
                case .preset: try store.presets(limit: Self.comparedNames).map(\.name.rawValue)
                case .popup: try store.popupSettings(limit: Self.comparedNames).map(\.settings.name.rawValue)
                case .scene: try store.sceneNames(limit: Self.comparedNames).map(\.rawValue)
                }
            }
        }
        return CatalogError.unknown(Self.words(kind), NameRules.normalized(name), among: known)
    }

    private static func words(_ kind: NamedThing.Kind?) -> String {
        kind?.words ?? "preset, pop-up settings or scene"
    }
}

extension CatalogError {
    fileprivate static func ambiguous(_ name: String, _ kinds: [NamedThing.Kind]) -> CatalogError {
        let all = kinds.map { $0 == .popup ? $0.words : "a \($0.words)" }.joined(separator: " and ")
        let choices = kinds.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        return CatalogError(kind: .badData, "'\(name)' is \(all): say \(choices) before it")
    }
}
