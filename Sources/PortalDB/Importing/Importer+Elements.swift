import PortalDocument
import PortalModel
import PortalMotion

extension Importer {
    func take(_ preset: Preset, _ reader: DocumentReader) throws {
        try merge(preset, over: try store.preset(preset.name), "preset", preset.name.rawValue, \.presets, reader) {
            try store.put(preset)
            resolver = catalog.resolver()
        }
        if preset.animation.isReference {
            pending.presets.append((preset.name, reader.issue(at: JSONPath()["animation"], "")))
        }
    }

    func take(_ settings: PopupSettings, _ reader: DocumentReader) throws {
        for use in settings.writtenAnimations where use.text.isReference {
            pending.settings.append((use, reader.issue(at: use.path, "")))
        }
        for use in settings.writtenAnimations where !use.text.isReference {
            try check(use) { reader.issue(at: use.path, $0) }
        }
        let old = try store.popupSettings(settings.name)
        try merge(settings, over: old, "pop-up settings", settings.name.rawValue, \.popupSettings, reader) {
            try store.put(settings)
        }
    }

    /// A scene that is wrong in itself is not written; what it needs of others is checked now, or when all is read.
    func take(_ scene: Scene, _ reader: DocumentReader) throws {
        let index = SceneIndex(scene)
        let structure = Rules.ofStructure.flatMap { $0.findings(in: CheckedScene(index: index)) }
        guard report(structure, reader) else { return }
        let old = try store.scene(scene.name)
        try merge(scene, over: old, "scene", scene.name.rawValue, \.scenes, reader) {
            if old == nil { try store.insert(scene) } else { try store.put(scene) }
        }
        let open = try unresolved(in: scene)
        if open.isEmpty {
            _ = report(try motionFindings(in: index), reader)
        } else {
            pending.scenes.append(
                PendingScene(
                    name: scene.name, whole: reader.issue(at: JSONPath(), ""),
                    references: open.map { ($0, reader.issue(at: $0.path, "")) }))
        }
    }

    func motionFindings(in index: SceneIndex) throws -> [Finding] {
        let checked = try catalog.checkedScene(index, &resolver)
        return Rules.ofMotion.flatMap { $0.findings(in: checked) }
    }

    /// - Returns: Whether there was no error among the findings.
    private func report(_ findings: [Finding], _ reader: DocumentReader) -> Bool {
        for finding in findings {
            add(reader.issue(at: finding.path, finding.explanation), finding.severity)
        }
        return !findings.contains { $0.severity == .error }
    }

    private func unresolved(in scene: Scene) throws -> [OpenReference] {
        var open: [OpenReference] = []
        for use in scene.writtenAnimations where use.text.isReference {
            do {
                _ = try resolver.animation(use.text)
            } catch is ResolutionError {
                open.append(OpenReference(subject: use.subject, path: use.path, target: .animation(use.text)))
            }
        }
        for (place, popup) in scene.popups.enumerated() {
            guard case .named(let name) = popup.settings, try store.popupSettings(name) == nil else { continue }
            let path = JSONPath()["popups"][place]["settings"]
            open.append(OpenReference(subject: "pop-up '\(popup.id)'", path: path, target: .popupSettings(name)))
        }
        return open
    }
}

extension AnimationText {
    /// Whether it starts from a preset.
    var isReference: Bool { !description.hasPrefix(".") }

    /// The preset that it starts from, if it does.
    var reference: String? { (try? AnimationExpression(description))?.reference }
}
