import PortalCatalog

/// What ``Catalog/remove(_:dryRun:)`` removed, or would have removed.
public struct RemovalSummary: Hashable, Sendable {
    public var things: [NamedThing] = []
    /// Recordings of the scenes among them, replaced ones too.
    public var recordingCount = 0
}

/// Things that stay because something refers to them.
public struct ThingsInUseError: Error, Hashable, CustomStringConvertible {
    public var uses: [ThingUse]

    public var description: String {
        let first = uses.prefix(3).map { "\($0.thing) is used by \($0)" }.joined(separator: "; ")
        return uses.count > 3 ? "\(first); and \(uses.count - 3) more" : first
    }
}

extension Catalog {
    /// Removes presets, settings and scenes: all of them, or on any error nothing.
    ///
    /// A scene's recordings go with it. What refers to something may be removed together with it.
    ///
    /// - Parameter dryRun: only looks.
    /// - Throws: ``ThingsInUseError`` if something that stays refers to one of them, ``CatalogError``.
    @discardableResult
    public func remove(_ things: [NamedThing], dryRun: Bool = false) throws -> RemovalSummary {
        try changing(dryRun: dryRun) {
            var summary = RemovalSummary()
            var going: Set<NamedThing> = []
            for thing in things where going.insert(thing).inserted {
                summary.things.append(try self.thing(named: thing.name, thing.kind))
                summary.recordingCount += try recordingCount(of: thing)
            }
            let uses = try uses(of: summary.things).filter { !going.contains($0.user) }
            guard uses.isEmpty else { throw ThingsInUseError(uses: uses) }
            guard !dryRun else { return summary }
            // What names others goes before them.
            func names(_ kind: NamedThing.Kind) -> [String] { summary.things.filter { $0.kind == kind }.map(\.name) }
            for name in names(.scene) { try store.deleteScene(Scene.ID(name)) }
            for name in names(.popup) { try store.deletePopupSettings(PopupSettings.ID(name)) }
            try store.deletePresets(names(.preset).map { Preset.ID($0) })
            return summary
        }
    }
}
