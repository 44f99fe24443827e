import PortalModel

/// Presets and settings that are named exist, and lead to an animation.
enum UnknownNames: Rule {
    static let code = "P111"

    static func findings(in checked: CheckedScene) -> [Finding] {
        let animations = checked.writtenAnimations.compactMap { use -> Finding? in
            guard case .failure(let error) = checked.resolution(use.text) else { return nil }
            return animation(error, of: use.subject, use.path, remedy: error.remedy)
        }
        let settings = checked.scene.popups.enumerated().compactMap { place, popup -> Finding? in
            guard case .named(let name) = popup.settings, checked.popupStyle(name) == nil else { return nil }
            let path = JSONPath()["popups"][place]["settings"]
            return Self.settings(name, of: "pop-up '\(popup.id)'", path, remedy: DanglingName.remedy)
        }
        return animations + settings
    }

    static func animation(
        _ fault: ResolutionError, of subject: String, _ path: JSONPath = JSONPath(), remedy: String? = nil
    ) -> Finding {
        error(subject, path, fault.description, remedy)
    }

    static func settings(
        _ name: PopupSettings.ID, of subject: String, _ path: JSONPath = JSONPath(), remedy: String? = nil
    ) -> Finding {
        error(subject, path, "there are no pop-up settings '\(name)'", remedy)
    }
}

extension ResolutionError {
    /// What to do about it in a catalog that has it already, if another file may be what is missing.
    package var remedy: String? {
        if case .unknownPreset = self { DanglingName.remedy } else { nil }
    }
}
