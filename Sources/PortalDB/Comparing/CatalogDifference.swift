import PortalCatalog
import PortalDocument
import PortalModel
import PortalMotion

/// Something with a name that two catalogs do not have alike.
public struct CatalogChange: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case preset, popupSettings, scene, recording
    }

    public enum State: String, Sendable {
        case added, gone, changed
        /// A recording that in one of the two is not what was recorded.
        case damaged
    }

    public var kind: Kind
    public var name: String
    public var state: State
    /// What is written in another way, for a scene also of what is in it.
    public var changes: [InputChange] = []
    /// Of a preset: whether it moves differently, be it because of another preset that it starts from.
    public var isMotionChanged = false
    /// Of a recording.
    public var recording: RecordingDifference?
}

extension Catalog {
    /// Everything with a name that differs between this catalog and another: presets by notation and by motion, settings,
    /// scenes, and what plays are compared with.
    ///
    /// - Parameter report: is called with each difference, kind by kind in the order of names.
    /// - Throws: ``CatalogError``, and what `report` throws.
    public func compare(with other: Catalog, report: (CatalogChange) throws -> Void) throws {
        try comparePresets(with: other, report)
        try compareSettings(with: other, report)
        try compareScenes(with: other, report)
        try translating { try compareRecordings(with: other, report) }
    }

    private func comparePresets(with other: Catalog, _ report: (CatalogChange) throws -> Void) throws {
        let (old, new) = (try allPresets(), try other.allPresets())
        var (before, after) = (resolver(), other.resolver())
        for name in Set(old.keys).union(new.keys).sorted() {
            guard let first = old[name], let second = new[name] else {
                try report(CatalogChange(kind: .preset, name: name.rawValue, state: old[name] == nil ? .added : .gone))
                continue
            }
            let changes = InputChange.changes(
                from: DocumentPart.preset(first).properties, to: DocumentPart.preset(second).properties, asWritten: true
            )
            let isMotionChanged =
                try before.signature(of: first.name) != after.signature(of: second.name)
            guard isMotionChanged || !changes.isEmpty else { continue }
            try report(
                CatalogChange(
                    kind: .preset, name: name.rawValue, state: .changed, changes: changes,
                    isMotionChanged: isMotionChanged))
        }
    }

    private func compareSettings(with other: Catalog, _ report: (CatalogChange) throws -> Void) throws {
        let (old, new) = (try allSettings(), try other.allSettings())
        for name in Set(old.keys).union(new.keys).sorted() {
            try compare(
                old[name].map { DocumentPart.popupSettings($0).properties },
                new[name].map { DocumentPart.popupSettings($0).properties }, .popupSettings, name.rawValue, report)
        }
    }

    private func compareScenes(with other: Catalog, _ report: (CatalogChange) throws -> Void) throws {
        for name in Set(try sceneNames()).union(try other.sceneNames()).sorted() {
            let old = try translating { try store.scene(name) }
            let new = try translating { try other.store.scene(name) }
            try compare(
                old.map { $0.parts.flatMap(\.properties) }, new.map { $0.parts.flatMap(\.properties) }, .scene,
                name.rawValue, report)
        }
    }

    private func compareRecordings(with other: Catalog, _ report: (CatalogChange) throws -> Void) throws {
        let (old, new) = (try presentRecordings(), try other.presentRecordings())
        let keys = Set(old.keys).union(new.keys)
        let plays = Dictionary(grouping: Set(keys.map(\.playKey)), by: \.spelling)
        for key in keys.sorted(by: RecordingKey.precedes) {
            let play = key.playKey
            let isClear = plays[play.spelling]?.count == 1
            let name = (isClear ? play.spelling : play.clearSpelling) + key.note
            guard old[key] != nil, new[key] != nil else {
                try report(CatalogChange(kind: .recording, name: name, state: old[key] == nil ? .added : .gone))
                continue
            }
            if let change = try change(of: key, name, to: other) { try report(change) }
        }
    }

    /// How one recording differs; both are read even where the digests agree, so that damage shows.
    private func change(of key: RecordingKey, _ name: String, to other: Catalog) throws -> CatalogChange? {
        do {
            guard let before = try store.recording(key), let after = try other.store.recording(key) else { return nil }
            let changes =
                before.inputs.isEmpty || after.inputs.isEmpty
                ? [] : InputChange.changes(from: before.inputs, to: after.inputs, in: key.scene)
            return RecordingDifference(from: before.recording, to: after.recording, inputChanges: changes).map {
                CatalogChange(kind: .recording, name: name, state: .changed, recording: $0)
            }
        } catch let error as CatalogFileError where error.isOfRecording {
            return CatalogChange(kind: .recording, name: name, state: .damaged)
        }
    }

    private func compare(
        _ old: [RecordedInput]?, _ new: [RecordedInput]?, _ kind: CatalogChange.Kind, _ name: String,
        _ report: (CatalogChange) throws -> Void
    ) throws {
        guard let old, let new else {
            return try report(CatalogChange(kind: kind, name: name, state: old == nil ? .added : .gone))
        }
        let changes = InputChange.changes(
            from: old, to: new, in: kind == .scene ? Scene.ID(name) : nil, asWritten: true)
        if !changes.isEmpty { try report(CatalogChange(kind: kind, name: name, state: .changed, changes: changes)) }
    }

    private func allPresets() throws -> [Preset.ID: Preset] {
        var presets: [Preset.ID: Preset] = [:]
        try translating { try store.forEachPreset { presets[$0.name] = $0 } }
        return presets
    }

    private func allSettings() throws -> [PopupSettings.ID: PopupSettings] {
        var settings: [PopupSettings.ID: PopupSettings] = [:]
        try translating { try store.forEachPopupSettings { settings[$0.name] = $0 } }
        return settings
    }

    private func sceneNames() throws -> [Scene.ID] {
        try translating {
            var names: [Scene.ID] = []
            try store.forEachSceneName { names.append($0) }
            return names
        }
    }

    private func presentRecordings() throws -> [RecordingKey: RecordingSummary] {
        try translating {
            var recordings: [RecordingKey: RecordingSummary] = [:]
            try store.forEachRecording { recordings[$0.key] = $0 }
            return recordings
        }
    }
}

extension AnimationResolver {
    /// What a preset moves like; of one that leads nowhere the reason.
    fileprivate mutating func signature(of preset: Preset.ID) throws -> String {
        do {
            return try animation(of: preset).signature
        } catch let error as ResolutionError {
            return error.description
        }
    }
}

extension RecordingKey {
    /// By names, then by options.
    static func precedes(_ first: RecordingKey, _ second: RecordingKey) -> Bool {
        if first.scene != second.scene { return first.scene < second.scene }
        return (first.play, first.fps, first.limit, first.reduceMotion ? 1 : 0)
            < (second.play, second.fps, second.limit, second.reduceMotion ? 1 : 0)
    }

    /// As with verifications.
    var note: String { (try? PlayOptions(self))?.note ?? "" }
}
