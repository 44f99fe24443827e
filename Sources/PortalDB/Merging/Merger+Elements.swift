import PortalCatalog
import PortalDocument
import PortalModel

extension Merger {
    /// - Returns: What was written.
    func mergeElements() throws -> [CatalogElement] {
        var versions: [String: [MergedVersion<CatalogElement>]] = [:]
        var counts: [String: WritableKeyPath<MergeSummary, MergeSummary.Counts>] = [:]
        var known: Set<String> = []
        for (place, other) in others.enumerated() {
            try other.forEachElement { element in
                let own = try store.element(like: element)
                if own != nil { known.insert(element.title) }
                counts[element.title] = element.counts
                if own != element { versions[element.title, default: []].add(element, of: place) }
            }
        }
        let written = counts.sorted { $0.key < $1.key }.compactMap { title, counts in
            settle(versions[title] ?? [], title, isKnown: known.contains(title), counts)
        }
        for element in written { try store.put(element) }
        return written
    }

    /// Refuses what an import would refuse, of the things that were written.
    func checkElements(_ elements: [CatalogElement]) throws {
        var resolver = catalog.resolver()
        for element in elements {
            switch element {
            case .preset(let preset): try check(preset.writtenAnimation, &resolver)
            case .popupSettings(let settings):
                for use in settings.writtenAnimations { try check(use, &resolver) }
            case .scene(let scene):
                let checked = try catalog.checkedScene(SceneIndex(scene), scene.writtenAnimations, &resolver)
                let findings = (Rules.ofStructure + Rules.ofMotion).flatMap { $0.findings(in: checked) }
                for finding in findings where finding.severity == .error {
                    report("\(element.title): \(finding.explanation)")
                }
            case .extensions: break
            }
        }
    }

    private func check(_ use: WrittenAnimation, _ resolver: inout AnimationResolver) throws {
        do {
            let animation = try resolver.animation(use.text)
            for finding in Rules.ofAnimations.compactMap({ $0.finding(use, animation) })
            where finding.severity == .error { report(finding.explanation) }
        } catch let error as ResolutionError {
            report(UnknownNames.animation(error, of: use.subject, remedy: error.remedy).explanation)
        }
    }
}

extension [MergedVersion<CatalogElement>] {
    fileprivate mutating func add(_ element: CatalogElement, of other: Int) {
        if let place = firstIndex(where: { $0.content == element }) {
            self[place].last = other
        } else {
            append(MergedVersion(element, of: other))
        }
    }
}

extension CatalogElement {
    fileprivate var counts: WritableKeyPath<MergeSummary, MergeSummary.Counts> {
        switch self {
        case .preset: \.presets
        case .popupSettings: \.popupSettings
        case .scene: \.scenes
        case .extensions: \.extensions
        }
    }
}

extension CatalogStore {
    /// What the catalog has under the name of an element.
    fileprivate func element(like element: CatalogElement) throws -> CatalogElement? {
        switch element {
        case .preset(let other): try preset(other.name).map { .preset($0) }
        case .popupSettings(let other): try popupSettings(other.name).map { .popupSettings($0) }
        case .scene(let other): try scene(other.name).map { .scene($0) }
        case .extensions: try extensions().map { .extensions($0) }
        }
    }

    fileprivate func put(_ element: CatalogElement) throws {
        switch element {
        case .preset(let preset): try put(preset)
        case .popupSettings(let settings): try put(settings)
        case .scene(let scene): try put(scene)
        case .extensions(let extensions): try put(extensions: extensions)
        }
    }
}
