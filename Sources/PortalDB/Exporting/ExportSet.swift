import PortalCatalog
import PortalModel
import PortalMotion

/// The names of everything that an export of a selection has.
struct ExportSet {
    typealias Thing = AnimationUse.Owner

    private(set) var presets: Set<Preset.ID> = []
    private(set) var popupSettings: Set<PopupSettings.ID> = []
    private(set) var scenes: Set<Scene.ID> = []
    private(set) var dependencyCount = 0

    /// - Throws: ``RefusedChange`` if something would dangle; ``CatalogError`` if a pattern matches nothing.
    init(_ selection: ExportSelection, in catalog: Catalog) throws {
        let store = catalog.store
        let isWhole = selection.isWhole
        presets = try Self.names(isWhole ? nil : selection.presets, "preset") { pattern, body in
            try store.forEachPreset(matching: pattern) { body($0.name) }
        }
        popupSettings = try Self.names(isWhole ? nil : selection.popupSettings, "pop-up settings") { pattern, body in
            try store.forEachPopupSettings(matching: pattern) { body($0.name) }
        }
        scenes = try Self.names(isWhole ? nil : selection.scenes, "scene") { pattern, body in
            try store.forEachSceneName(matching: pattern, body)
        }
        try addDependencies(selection, in: catalog)
    }

    /// - Parameter patterns: `nil`: all names, if there are any.
    private static func names<Owner>(
        _ patterns: [String]?, _ kind: String, _ forEach: (String, (Name<Owner>) -> Void) throws -> Void
    ) throws -> Set<Name<Owner>> {
        var names: Set<Name<Owner>> = []
        for pattern in patterns ?? ["*"] {
            var isUsed = patterns == nil
            try forEach(pattern) { name in
                isUsed = true
                names.insert(name)
            }
            guard isUsed else { throw CatalogError(kind: .missing, "no \(kind) matches '\(pattern)'") }
        }
        return names
    }

    private mutating func addDependencies(_ selection: ExportSelection, in catalog: Catalog) throws {
        let needs = try Needs(of: catalog)
        var refusals: [String] = []
        var open: [Thing] = presets.map { .preset($0) } + popupSettings.map { .popupSettings($0) }
        open += scenes.map { .scene($0) }
        while let thing = open.popLast() {
            for need in try needs.needs(of: thing) where !contains(need) {
                if try catalog.element(of: need) == nil {
                    // A copy of the whole catalog is as the catalog is; 'check' says what is wrong with it.
                    if !selection.isCopy { refusals.append("\(thing.thing) needs \(need.thing), which is not there") }
                } else if selection.includesDependencies {
                    insert(need)
                    dependencyCount += 1
                    open.append(need)
                } else {
                    refusals.append("\(thing.thing) needs \(need.thing), which is not selected")
                }
            }
        }
        guard refusals.isEmpty else {
            let isComplete = selection.includesDependencies || selection.isWhole
            let remedy = isComplete ? "" : "; without --no-deps what is needed comes along"
            throw RefusedChange(issues: refusals.sorted(), conclusion: "nothing was exported" + remedy)
        }
    }

    private func contains(_ thing: Thing) -> Bool {
        switch thing {
        case .preset(let name): presets.contains(name)
        case .popupSettings(let name): popupSettings.contains(name)
        case .scene(let name): scenes.contains(name)
        }
    }

    private mutating func insert(_ thing: Thing) {
        switch thing {
        case .preset(let name): presets.insert(name)
        case .popupSettings(let name): popupSettings.insert(name)
        case .scene(let name): scenes.insert(name)
        }
    }
}
