import PortalCatalog

/// A name that a catalog uses, and that neither it nor a library of it has.
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
        let missing = try store.missingNames().compactMap { missing -> NamedThing? in
            switch missing {
            case .preset(let name): try names.preset(name) == nil ? NamedThing(.preset, name.rawValue) : nil
            case .popupSettings(let name):
                try names.popupSettings(name) == nil ? NamedThing(.popup, name.rawValue) : nil
            }
        }
        if missing.isEmpty { return [] }
        let uses = Dictionary(grouping: try findUses(of: missing), by: \.thing)
        return missing.compactMap { thing in uses[thing].map { DanglingName(thing: thing, uses: $0) } }
    }
}
