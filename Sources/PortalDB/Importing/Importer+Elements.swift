import PortalDocument
import PortalModel
import PortalMotion

extension Importer {
    /// - Parameter file: whose names may become others; `nil` for a document whose names stay.
    func take(_ preset: Preset, at place: ElementPlace, of file: IncomingFile? = nil) throws {
        guard let settled = try settle(Arrival(preset, at: place, of: file)) else { return }
        if settled.isWritten { resolver = catalog.resolver() }
        if settled.content.animation.isReference {
            pending.presets.append((settled.content.name, place.issue(at: JSONPath()["animation"], "")))
        }
    }

    func take(_ settings: PopupSettings, at place: ElementPlace, of file: IncomingFile? = nil) throws {
        guard let settled = try settle(Arrival(settings, at: place, of: file)) else { return }
        for use in settled.content.writtenAnimations {
            if use.text.isReference {
                pending.settings.append((use, place.issue(at: use.path, "")))
            } else {
                try check(use) { place.issue(at: use.path, $0) }
            }
        }
    }

    /// A scene that is wrong in itself is not written; what it needs of others is checked now, or when all is read.
    func take(_ scene: ArrivingScene, of file: IncomingFile? = nil) throws {
        try sceneWasRead()
        let place = scene.place
        let arrival = try Arrival(scene.scene, at: place, of: file, digest: scene.digest)
        guard arrival.isAsBefore || report(scene.structure, at: place) else { return }
        guard let settled = try settle(arrival) else { return }
        let isRenamed = settled.content != scene.scene
        if let findings = scene.motion, !isRenamed, hasTakenAllAsRead(of: file) {
            _ = report(findings, at: place)
            return
        }
        let animations = isRenamed ? settled.content.writtenAnimations : scene.writtenAnimations
        let open = try unresolved(in: settled.content, animations)
        if open.isEmpty {
            let index = isRenamed ? SceneIndex(settled.content) : scene.index
            _ = report(try motionFindings(in: index, animations), at: place)
        } else {
            pending.scenes.append(
                PendingScene(
                    name: settled.content.name, whole: place.issue(at: JSONPath(), ""),
                    references: open.map { ($0, place.issue(at: $0.path, "")) }))
        }
    }

    /// Free data has no name that could be another.
    func take(_ extensions: RawJSON, at place: ElementPlace) throws {
        switch (try store.extensions(), options.onConflict) {
        case (nil, _):
            try store.put(extensions: extensions)
            summary.extensions.added += 1
        case (extensions, _):
            summary.extensions.same += 1
        case (_, .skip), (_, .rename):
            summary.extensions.skipped += 1
        case (_, .replace):
            try store.put(extensions: extensions)
            summary.extensions.replaced += 1
        case (_, .fail):
            let remedy = "use --on-conflict replace or skip"
            report(
                place.issue(
                    at: JSONPath(),
                    options.updates
                        ? "free data already exists with other content, and which side has changed it is not known; "
                            + remedy + ", or --only '*' to leave it out"
                        : "free data already exists with other content; " + remedy))
        }
    }

    func motionFindings(in index: SceneIndex, _ animations: [WrittenAnimation]) throws -> [Finding] {
        try catalog.checkedScene(index, animations, &resolver).findings(of: Rules.ofMotion)
    }

    /// Whether names mean in the catalog what they mean in the document, or in the file whose presets and settings were
    /// all taken before its scenes, and those of other files with them.
    private func hasTakenAllAsRead(of file: IncomingFile?) -> Bool {
        if hasIssues { return false }
        return [summary.presets, summary.popupSettings].allSatisfy { taken in
            // What is the same as its library had it may have been edited here, and one file may replace another's.
            taken.skipped == 0 && taken.renamed == 0 && (file == nil || taken.same == 0 && taken.replaced == 0)
        }
    }

    /// - Returns: Whether there was no error among the findings.
    private func report(_ findings: [Finding], at place: ElementPlace) -> Bool {
        for finding in findings {
            add(place.issue(at: finding.path, finding.explanation), finding.severity)
        }
        return !findings.contains { $0.severity == .error }
    }

    private func unresolved(in scene: Scene, _ animations: [WrittenAnimation]) throws -> [OpenReference] {
        var open: [OpenReference] = []
        for use in animations where use.text.isReference {
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
    var isReference: Bool { description.utf8.first != UInt8(ascii: ".") }
}
