import PortalCatalog

/// A name that a catalog uses, itself or by what it uses of its libraries, and that neither it nor a library of it has.
public struct DanglingName: Hashable, Sendable, CustomStringConvertible {
    public var thing: NamedThing
    /// What refers to it, at least one, in the order of things and places.
    public var uses: [ThingUse]

    /// `preset 'base' is not here, but used by preset 'late', animation`
    public var description: String { "\(thing) \(message)" }

    /// The same without the thing.
    var message: String {
        let first = uses.prefix(3).map { "\($0)" }.joined(separator: "; ")
        return "is not here, but used by \(first)" + (uses.count > 3 ? "; and \(uses.count - 3) more" : "")
    }

    static let remedy = "give the library that has it with --library FILE, or take it in with 'import FILE'"
}

extension Catalog {
    /// The names of presets and settings that are used, and that neither the catalog nor its libraries have: presets
    /// first, by name.
    ///
    /// ```swift
    /// for name in try catalog.danglingNames() { print(name) }
    /// ```
    ///
    /// - Throws: ``CatalogError``.
    public func danglingNames() throws -> [DanglingName] { try translating { try findDanglingNames() } }

    /// The same with the errors of the file.
    func findDanglingNames() throws -> [DanglingName] {
        var open = try store.missingNames().map(\.thing)
        var seen = Set(open)
        var dangling: Set<NamedThing> = []
        var otherUses: [ThingUse] = []
        while let thing = open.popLast() {
            guard let uses = try usesInLibraries(of: thing) else {
                dangling.insert(thing)
                continue
            }
            otherUses += uses
            open += uses.map(\.thing).filter { seen.insert($0).inserted }
        }
        if dangling.isEmpty { return [] }
        let uses = Dictionary(grouping: try findUses(of: Array(dangling)) + otherUses, by: \.thing)
        let (presets, others) = (dangling.filter { $0.kind == .preset }, dangling.filter { $0.kind != .preset })
        return [presets, others].flatMap { $0.sorted { $0.name < $1.name } }.compactMap { thing in
            uses[thing].map { DanglingName(thing: thing, uses: $0.sorted(by: ThingUse.precedes)) }
        }
    }

    /// Where a library's thing names presets, if the name means one; `nil` if it means nothing at all.
    private func usesInLibraries(of thing: NamedThing) throws -> [ThingUse]? {
        let found: (origin: NameOrigin, animations: [WrittenAnimation])? =
            switch thing.kind {
            case .preset: try names.preset(Preset.ID(thing.name)).map { ($0.origin, [$0.value.writtenAnimation]) }
            case .popup:
                try names.popupSettings(PopupSettings.ID(thing.name)).map { ($0.origin, $0.value.writtenAnimations) }
            case .scene: nil
            }
        guard let found else { return nil }
        if found.origin == .catalog { return [] }
        return found.animations.compactMap { use in
            use.text.preset.map { ThingUse(thing: NamedThing(.preset, $0.rawValue), user: thing, path: use.path) }
        }
    }
}

extension MissingName {
    fileprivate var thing: NamedThing {
        switch self {
        case .preset(let name): NamedThing(.preset, name.rawValue)
        case .popupSettings(let name): NamedThing(.popup, name.rawValue)
        }
    }
}
