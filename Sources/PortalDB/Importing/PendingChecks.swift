import PortalDocument
import PortalModel
import PortalMotion

/// What waits for the end of an import, each with the place that an issue would name.
struct PendingChecks {
    var presets: [(name: Preset.ID, place: DocumentIssue)] = []
    var settings: [(use: WrittenAnimation, place: DocumentIssue)] = []
    var scenes: [PendingScene] = []
    /// Circles of presets that were reported: whatever leads into one says no more.
    var circles: Set<Set<Preset.ID>> = []
}

struct PendingScene {
    var name: Scene.ID
    var whole: DocumentIssue
    var references: [(reference: OpenReference, place: DocumentIssue)]
}

/// A name that nothing has defined so far.
struct OpenReference {
    enum Target {
        case animation(AnimationText)
        case popupSettings(PopupSettings.ID)
    }

    var subject: String
    var path: JSONPath
    var target: Target
}

extension Importer {
    func checkPending() throws {
        for (name, place) in pending.presets {
            try reporting("preset '\(name)'", at: place) { _ = try resolver.animation(of: name) }
        }
        for (use, place) in pending.settings { try check(use) { place.saying($0) } }
        for scene in pending.scenes { try check(scene) }
    }

    /// Checks one animation of pop-up settings.
    func check(_ use: WrittenAnimation, issue: (String) -> DocumentIssue) throws {
        try reporting(use.subject, at: issue("")) {
            let animation = try resolver.animation(use.text)
            for finding in Rules.ofAnimations.compactMap({ $0.finding(use, animation) }) {
                add(issue(finding.explanation), finding.severity)
            }
        }
    }

    private func check(_ scene: PendingScene) throws {
        var isWhole = true
        for (reference, place) in scene.references {
            switch reference.target {
            case .animation(let text):
                isWhole = try reporting(reference.subject, at: place) { _ = try resolver.animation(text) } && isWhole
            case .popupSettings(let name):
                guard try catalog.names.popupSettings(name) == nil else { continue }
                isWhole = false
                report(place.saying(UnknownNames.settings(name, of: reference.subject).explanation))
            }
        }
        guard isWhole, let loaded = try store.scene(scene.name) else { return }
        for finding in try motionFindings(in: SceneIndex(loaded), loaded.writtenAnimations) {
            var issue = scene.whole.saying(finding.explanation)
            issue.path = issue.path + finding.path
            add(issue, finding.severity)
        }
    }

    /// - Returns: Whether the body found an animation.
    @discardableResult
    private func reporting(_ subject: String, at place: DocumentIssue, _ body: () throws -> Void) throws -> Bool {
        do {
            try body()
            return true
        } catch let error as ResolutionError {
            if case .cycle(let path) = error, !pending.circles.insert(Set(path)).inserted { return false }
            report(place.saying(UnknownNames.animation(error, of: subject).explanation))
            return false
        }
    }
}

extension DocumentIssue {
    fileprivate func saying(_ message: String) -> DocumentIssue {
        var issue = self
        issue.message = message
        return issue
    }
}
