import PortalModel
import PortalMotion

/// What of the files of an import is wanted: what has certain names, and what that needs of the files.
struct Selection {
    private let files: [IncomingFile]
    private var chosen: [ObjectIdentifier: Set<ElementKey>] = [:]

    /// - Parameter patterns: globs for names in the files. None: everything is wanted, and there is no selection.
    /// - Throws: ``CatalogError`` if nothing has a name that one of them stands for.
    init?(of patterns: [String], from files: [IncomingFile]) throws(CatalogError) {
        guard !patterns.isEmpty else { return nil }
        self.files = files
        var waiting: [(ElementKey, IncomingFile)] = []
        let keys = files.flatMap { file in file.keys.map { ($0, file) } }
        for pattern in patterns {
            let name = NameRules.normalized(pattern)
            // A name that has the signs of a pattern means itself.
            let named = keys.filter { $0.0.sharedName == name }
            let glob = Glob(name)
            let matching = named.isEmpty ? keys.filter { glob.matches($0.0.sharedName) } : named
            guard !matching.isEmpty else { throw Self.nothing(has: pattern, files) }
            waiting += matching
        }
        let owners = ArrivingTitles(of: files) { element, _ in element.sharedName }
        let references = Dictionary(
            files.map { (ObjectIdentifier($0), $0.references) }, uniquingKeysWith: { first, _ in first })
        while let (key, file) = waiting.popLast() {
            guard chosen[ObjectIdentifier(file), default: []].insert(key).inserted else { continue }
            for need in references[ObjectIdentifier(file)]?[key] ?? [] {
                if let owner = owners.owner(of: need, for: file) { waiting.append((need, owner)) }
            }
        }
    }

    /// Leaves out what is not wanted; free data has no name.
    func apply() {
        for file in files {
            let chosen = chosen[ObjectIdentifier(file)] ?? []
            file.presets.removeAll { !chosen.contains($0.content.key) }
            file.popupSettings.removeAll { !chosen.contains($0.content.key) }
            file.scenes.removeAll { !chosen.contains($0.key) }
            file.extensions = nil
        }
    }

    private static func nothing(has pattern: String, _ files: [IncomingFile]) -> CatalogError {
        let names = files.flatMap { $0.keys.map(\.sharedName) }
        let hint = suggestionText(for: pattern, among: names).map { "; \($0)" } ?? ""
        return CatalogError(
            kind: .missing, "nothing in \(files.map(\.name).joined(separator: ", ")) has the name '\(pattern)'\(hint)")
    }
}

extension IncomingFile {
    /// What each thing names, of presets and settings.
    fileprivate var references: [ElementKey: Set<ElementKey>] {
        var references: [ElementKey: Set<ElementKey>] = [:]
        for preset in presets { references[preset.content.key] = preset.content.references }
        for settings in popupSettings { references[settings.content.key] = settings.content.references }
        for scene in scenes { references[scene.key] = scene.references }
        return references
    }
}
