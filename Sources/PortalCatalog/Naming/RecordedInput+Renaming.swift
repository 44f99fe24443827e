import PortalDocument
import PortalModel
import PortalMotion
import PortalSQLite

extension CatalogStore {
    /// Changes what recordings say they depended on. What is damaged stays as it is, so that this stays known.
    ///
    /// - Parameter change: is called with the inputs of each recording that mentions the name.
    func renameInputs(mentioning name: String, _ change: ([RecordedInput]) -> [RecordedInput]) throws(SQLiteError) {
        let recordings = try RecordingContentTable.recordings(
            mentioning: json(name), or: String(json("{\(name)}").dropLast()), in: database)
        for recording in recordings {
            guard let old = try RecordingContentTable.content(ofRecording: recording, in: database), old.isWhole,
                let inputs = RecordedInput.list(json: old.inputs)
            else { continue }
            let new = RecordingContent(
                inputs: RecordedInput.json(change(inputs)), events: old.events, tracks: old.tracks,
                samples: old.samples)
            if new.inputs != old.inputs { try RecordingContentTable.update(new, recording: recording, in: database) }
        }
    }

    private func json(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendJSONString(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [RecordedInput] {
    /// With a thing's new name, unless there is a thing of that name among them.
    func renaming(_ kind: RecordedInput.Kind, _ name: String, to newName: String) -> [RecordedInput] {
        guard !contains(where: { $0.kind == kind && $0.subject == newName }) else { return self }
        return map { input in
            var input = input
            if input.kind == kind, input.subject == name { input.subject = newName }
            return input
        }
    }

    /// With a preset's new name where an animation starts from it: the preset as it is, or `{name}` with modifiers.
    func rewriting(_ preset: String, to newName: String) -> [RecordedInput] {
        let old = AnimationExpression(preset: preset).description
        let new = AnimationExpression(preset: newName).description
        let reference = "{\(preset)}"
        return map { input in
            var input = input
            guard input.isAnimation else { return input }
            if input.value == old {
                input.value = new
            } else if input.value.utf8.starts(with: reference.utf8) {
                let modifiers = input.value.utf8.dropFirst(reference.utf8.count)
                input.value = "{\(newName)}" + String(decoding: modifiers, as: UTF8.self)
            }
            return input
        }
    }

    /// With the new name of settings where a pop-up names them.
    func rewriting(settings: String, to newName: String) -> [RecordedInput] {
        map { input in
            var input = input
            if input.kind == .popup, input.property == "settings", input.value == settings { input.value = newName }
            return input
        }
    }
}

extension RecordedInput {
    fileprivate var isAnimation: Bool {
        switch kind {
        case .preset, .popupSettings, .context, .transition, .popup:
            ["nimation", "present", "dismiss"].contains(where: property.hasSuffix)
        case .scene, .view, .portal, .delayed, .header, .script: false
        }
    }
}
