import PortalCatalog
import PortalDocument
import PortalModel

extension Importer {
    func renaming(in file: IncomingFile?) -> Renaming { file.map { titles.renaming(in: $0) } ?? .none }

    /// Does what the policy says about something whose name has other content here.
    func resolve<Element>(
        _ new: Element, _ arrival: Arrival<Element>, _ refusal: String
    ) throws -> Settled<Element>? {
        switch options.onConflict {
        case .fail:
            report(arrival.place.issue(at: JSONPath()["name"], "\(Element.kind.noun) '\(new.sharedName)' \(refusal)"))
            return Settled(content: new, isWritten: false)
        case .skip: return try conclude(.skipped, new, arrival)
        case .replace: return try conclude(.replaced, new, arrival)
        case .rename: return try rename(new, arrival)
        }
    }

    /// Takes it under the first name of `NAME~2`, `NAME~3`, ... that nothing has, here or in a library, or that has just
    /// this content here: the second import of a file finds what the first one renamed.
    private func rename<Element>(_ new: Element, _ arrival: Arrival<Element>) throws -> Settled<Element>? {
        var renamed = new
        for number in 2... {
            renamed.sharedName = "\(new.sharedName)~\(number)"
            if let fault = NameRules.fault(in: renamed.sharedName) {
                report(arrival.place.issue(at: JSONPath()["name"], "as '\(renamed.sharedName)': \(fault)"))
                break
            }
            if titles.isWanted(renamed.key) { continue }
            guard let old = try Element.find(renamed.sharedName, in: store) else {
                if try isMeantElsewhere(renamed.key) { continue }
                return try conclude(.renamed, renamed, arrival)
            }
            if old == renamed { return try conclude(.same, renamed, arrival) }
        }
        return nil
    }

    /// Whether a name that nothing has here means a library's thing, be that library at hand or not: who says it would
    /// mean something else from then on.
    private func isMeantElsewhere(_ ours: ElementKey) throws -> Bool {
        switch ours.kind {
        case .preset:
            let name = Preset.ID(rawValue: ours.sharedName)
            return try missingNames.contains(.preset(name)) || catalog.names.preset(name) != nil
        case .popupSettings:
            let name = PopupSettings.ID(rawValue: ours.sharedName)
            return try missingNames.contains(.popupSettings(name)) || catalog.names.popupSettings(name) != nil
        case .scene: return false
        }
    }

    /// What the catalog leaves to libraries, as far as that was known when it was first asked for.
    private var missingNames: Set<MissingName> {
        get throws {
            if let known = namesLeftToLibraries { return known }
            let names = Set(try store.missingNames())
            namesLeftToLibraries = names
            return names
        }
    }

    /// Writes what is to be written, and counts it.
    func conclude<Element>(
        _ outcome: Outcome, _ new: Element, _ arrival: Arrival<Element>
    ) throws -> Settled<Element> {
        if outcome.writes {
            if outcome == .replaced { try new.put(into: store) } else { try new.insert(into: store) }
            try remember(new, arrival)
        }
        summary[keyPath: Element.counts][keyPath: outcome.count] += 1
        if outcome == .renamed {
            summary.renamed.append(
                ImportSummary.Renamed(kind: Element.kind, theirName: arrival.theirs.sharedName, name: new.sharedName))
        }
        if let file = arrival.file { titles.change(arrival.theirs.key, of: file, to: new.sharedName) }
        return Settled(content: new, isWritten: outcome.writes)
    }

    /// Writes down which content of its library this is.
    ///
    /// - Parameter ourDigest: of what was written here, if that is not `new`.
    func remember<Element>(_ new: Element, _ arrival: Arrival<Element>, ourDigest: Digest? = nil) throws {
        guard let origins = arrival.file?.origins, let digest = arrival.digest else { return }
        try origins.remember(
            arrival.theirs.key, as: new.sharedName, theirDigest: digest,
            ourDigest: ourDigest ?? origins.digest(of: new, takenFrom: arrival))
    }
}
