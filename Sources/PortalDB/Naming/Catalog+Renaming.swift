import PortalCatalog

/// What ``Catalog/rename(_:to:dryRun:)`` did, or would have done.
public struct RenameSummary: Hashable, Sendable {
    public var old: NamedThing
    public var new: NamedThing
    /// The places that name it, by their names of before.
    public var uses: [ThingUse]
    /// How many recordings a renamed scene has, replaced ones too.
    public var recordingCount: Int
}

extension Catalog {
    /// Gives something another name, and changes every place that names it: all, or on any error nothing.
    ///
    /// What plays show depends on no such name, so recordings stay what they are: verifying finds nothing new.
    ///
    /// ```swift
    /// let preset = try catalog.thing(named: "hero/open")
    /// print(try catalog.rename(preset, to: "hero/enter").uses.count)
    /// ```
    ///
    /// - Parameter dryRun: only looks.
    /// - Throws: ``CatalogError`` if there is no such thing, or the new name is taken, used or none.
    @discardableResult
    public func rename(_ thing: NamedThing, to name: String, dryRun: Bool = false) throws -> RenameSummary {
        try changing(dryRun: dryRun) {
            let old = try self.thing(named: thing.name, thing.kind)
            guard NameRules.normalized(name) != old.name else {
                throw CatalogError(kind: .badData, "\(old) has that name already")
            }
            let new = try free(name, old.kind)
            let summary = RenameSummary(
                old: old, new: new, uses: try uses(of: [old]), recordingCount: try recordingCount(of: old))
            guard !dryRun else { return summary }
            switch old.kind {
            case .preset: try store.rename(Preset.ID(old.name), to: Preset.ID(new.name))
            case .popup: try store.rename(PopupSettings.ID(old.name), to: PopupSettings.ID(new.name))
            case .scene: try store.rename(Scene.ID(old.name), to: Scene.ID(new.name))
            }
            return summary
        }
    }

    /// Makes a second one of something, without recordings, and named by nothing yet.
    ///
    /// - Parameter dryRun: only looks.
    /// - Returns: The new thing.
    /// - Throws: ``CatalogError`` if there is no such thing, or the new name is taken, used or none.
    @discardableResult
    public func copy(_ thing: NamedThing, to name: String, dryRun: Bool = false) throws -> NamedThing {
        try changing(dryRun: dryRun) {
            let old = try self.thing(named: thing.name, thing.kind)
            let new = try free(name, old.kind)
            guard !dryRun else { return new }
            switch old.kind {
            case .preset:
                var preset = try preset(Preset.ID(old.name))
                preset.name = Preset.ID(new.name)
                try store.put(preset)
            case .popup:
                var settings = try popupSettings(PopupSettings.ID(old.name))
                settings.name = PopupSettings.ID(new.name)
                try store.insert(settings)
            case .scene:
                var scene = try scene(Scene.ID(old.name))
                scene.name = Scene.ID(new.name)
                try store.insert(scene)
            }
            return new
        }
    }

    /// Runs a body that looks and then writes, of one moment of the file.
    func changing<Result>(dryRun: Bool, _ body: () throws -> Result) throws -> Result {
        try translating { try dryRun ? store.snapshot(body) : store.transaction(body) }
    }

    func recordingCount(of thing: NamedThing) throws -> Int {
        guard thing.kind == .scene else { return 0 }
        return try store.recordingCount(of: Scene.ID(thing.name))
    }
}
