import PortalModel
import PortalMotion

/// What a check found, and in which scene; `nil` for presets and settings.
public struct CatalogFinding: Hashable, Sendable {
    public var scene: Scene.ID?
    public var finding: Finding
}

extension Catalog {
    /// Checks one scene, or all of the catalog with its presets and settings.
    ///
    /// - Parameter report: is called with each finding, in the order of names.
    /// - Throws: ``CatalogError``.
    public func check(_ scene: Scene.ID? = nil, report: (CatalogFinding) throws -> Void) throws {
        var resolver = resolver()
        try translating {
            guard let scene else {
                try checkPresets(&resolver, report)
                try checkPopupSettings(&resolver, report)
                try store.forEachScene { try check($0, &resolver, report) }
                return
            }
            try check(try self.scene(scene), &resolver, report)
        }
    }

    /// A scene with the animations and styles that it names, as far as they can be found.
    ///
    /// - Parameter uses: where the scene has animations.
    func checkedScene(
        _ index: SceneIndex, _ uses: [WrittenAnimation], _ resolver: inout AnimationResolver
    ) throws -> CheckedScene {
        try CheckedScene(index, uses, &resolver) { try names.popupSettings($0)?.value.style }
    }

    private func check(
        _ scene: Scene, _ resolver: inout AnimationResolver, _ report: (CatalogFinding) throws -> Void
    ) throws {
        let checked = try checkedScene(SceneIndex(scene), scene.writtenAnimations, &resolver)
        for rule in Rules.all {
            for finding in rule.findings(in: checked) {
                try report(CatalogFinding(scene: scene.name, finding: finding))
            }
        }
    }

    private func checkPresets(_ resolver: inout AnimationResolver, _ report: (CatalogFinding) throws -> Void) throws {
        try store.forEachPresetDisagreement { disagreement in
            try report(CatalogFinding(scene: nil, finding: StaleColumns.finding(disagreement)))
        }
        try store.forEachPreset { preset in
            try check(preset.writtenAnimation, report) { try resolver.animation(of: preset.name) }
        }
    }

    private func checkPopupSettings(
        _ resolver: inout AnimationResolver, _ report: (CatalogFinding) throws -> Void
    ) throws {
        try store.forEachPopupSettings { settings in
            for use in settings.writtenAnimations {
                try check(use, report) { try resolver.animation(use.text) }
            }
        }
    }

    /// Checks an animation that is no scene's.
    private func check(
        _ use: WrittenAnimation, _ report: (CatalogFinding) throws -> Void, resolve: () throws -> Animation
    ) throws {
        do {
            let animation = try resolve()
            for rule in Rules.ofAnimations + Rules.ofSpelling {
                guard let finding = rule.finding(use, animation) else { continue }
                try report(CatalogFinding(scene: nil, finding: finding))
            }
        } catch let error as ResolutionError {
            let finding = UnknownNames.animation(error, of: use.subject, use.path, remedy: error.remedy)
            try report(CatalogFinding(scene: nil, finding: finding))
        }
    }
}
