import PortalCatalog

/// Lists come in pages: the next one begins after the last name of the one before, however far that is.
///
/// A pattern is a glob for the names, as `hero/*`; `from` leaves only what came from a library. A limit below 0 is none. Every page is one
/// statement.
extension Catalog {
    /// A page of presets by name, at most `limit`.
    ///
    /// - Throws: ``CatalogError``.
    public func presets(
        after name: Preset.ID? = nil, limit: Int, matching pattern: String? = nil, from library: Library.ID? = nil
    ) throws -> [Preset] {
        try translating {
            try store.presets(
                after: name, limit: limit, matching: pattern.map(NameRules.normalized), from: library)
        }
    }

    /// A page of pop-up settings by name, each with the number of its uses.
    ///
    /// - Throws: ``CatalogError``.
    public func popupSettings(
        after name: PopupSettings.ID? = nil, limit: Int, matching pattern: String? = nil,
        from library: Library.ID? = nil
    ) throws -> [PopupSettingsSummary] {
        try translating {
            try store.popupSettings(
                after: name, limit: limit, matching: pattern.map(NameRules.normalized), from: library)
        }
    }

    /// A page of scenes by name, without what is in them.
    ///
    /// - Throws: ``CatalogError``.
    public func scenes(
        after name: Scene.ID? = nil, limit: Int, matching pattern: String? = nil, from library: Library.ID? = nil
    ) throws -> [SceneSummary] {
        try translating {
            try store.scenes(after: name, limit: limit, matching: pattern.map(NameRules.normalized), from: library)
        }
    }

    /// A page of the transitions of all scenes, by scene and name.
    ///
    /// - Parameters:
    ///   - key: the scene and the name of the last transition of the page before.
    ///   - pattern: a glob for `SCENE/NAME`.
    /// - Throws: ``CatalogError``.
    public func transitions(
        after key: (scene: Scene.ID, name: Transition.ID)? = nil, limit: Int, matching pattern: String? = nil
    ) throws -> [TransitionSummary] {
        try translating { try store.transitions(after: key, limit: limit, matching: pattern.map(NameRules.normalized)) }
    }

    /// A page of recordings by scene, play and version, without their events and tracks.
    ///
    /// - Parameters:
    ///   - name: the last recording of the page before.
    ///   - pattern: a glob for `SCENE/PLAY`.
    ///   - withHistory: also those that were replaced.
    /// - Throws: ``CatalogError``.
    public func recordings(
        after name: RecordingName? = nil, limit: Int, matching pattern: String? = nil, withHistory: Bool = false
    ) throws -> [RecordingSummary] {
        try translating {
            try store.recordings(
                after: name, limit: limit, matching: pattern.map(NameRules.normalized), withHistory: withHistory)
        }
    }

    /// Where a preset is named: in presets, settings and scenes.
    ///
    /// - Throws: ``CatalogError``.
    public func uses(of preset: Preset.ID) throws -> [AnimationUse] {
        try translating {
            var uses: [AnimationUse] = []
            try store.forEachAnimationUse(of: preset) { uses.append($0) }
            return uses
        }
    }
}
