import PortalDocument
import PortalModel

extension Importer {
    /// Counts what arrives, and writes it if the catalog has nothing or, as the options say, something else of its name.
    ///
    /// - Returns: `nil` if it is here already and its library has nothing new, or if it cannot have a name here.
    func settle<Element>(_ arrival: Arrival<Element>) throws -> Settled<Element>? {
        var new = arrival.theirs.renaming(renaming(in: arrival.file))
        new.sharedName = wantedTitle(of: arrival.theirs.key, in: arrival.file)
        if let origin = arrival.origin, let origins = arrival.file?.origins {
            return try settle(new, arrival, knownAs: origin, of: origins)
        }
        if new.sharedName != arrival.theirs.sharedName, let fault = NameRules.fault(in: new.sharedName) {
            report(arrival.place.issue(at: JSONPath()["name"], "as '\(new.sharedName)': \(fault)"))
            return nil
        }
        let isFirst = assurance.hasEachNameOnce && store.isBeingFilled
        guard !isFirst, let old = try Element.find(new.sharedName, in: store) else {
            return try conclude(.added, new, arrival)
        }
        if old == new { return try conclude(.same, new, arrival) }
        return try resolve(new, arrival, "already exists with other content; use --on-conflict replace, skip or rename")
    }

    /// The name that something has here, or gets if nothing else has it.
    func wantedTitle(of theirs: ElementKey, in file: IncomingFile?) -> String {
        file?.origins?.origin(theirs)?.name ?? NameRules.normalized(options.prefix + theirs.sharedName)
    }

    private func settle<Element>(
        _ new: Element, _ arrival: Arrival<Element>, knownAs origin: Provenance, of origins: LibraryOrigins
    ) throws -> Settled<Element>? {
        let library = "in library '\(origins.library.name)'"
        switch try progress(of: arrival, since: origin, origins) {
        case .none:
            let isToBeReplaced = !options.updates && options.onConflict == .replace
            if isToBeReplaced, try Element.find(new.sharedName, in: store) != new {
                return try conclude(.replaced, new, arrival)
            }
            if try isBehind(new, arrival, knownAs: origin, of: origins) {
                return try conclude(.replaced, new, arrival)
            }
            _ = try conclude(.same, new, arrival)
            return nil
        case .arrivedHereToo:
            // It may refer to what has got another name.
            if try Element.find(new.sharedName, in: store) != new { return try conclude(.replaced, new, arrival) }
            try remember(new, arrival)
            _ = try conclude(.same, new, arrival)
            return nil
        case .there where options.updates:
            return try conclude(.replaced, new, arrival)
        case .there:
            return try resolve(
                new, arrival, "has changed \(library) since it was imported; use --update to take that")
        case .onBothSides where options.updates:
            // What was declined once is not asked again.
            if options.onConflict == .skip { try remember(new, arrival, ourDigest: origin.ourDigest) }
            return try resolve(
                new, arrival, "has changed \(library) and was edited here; use --on-conflict replace, skip or rename")
        case .onBothSides:
            return try resolve(
                new, arrival,
                "has changed \(library) and was edited here; use --update with --on-conflict replace, skip or rename")
        }
    }

    /// Whether what is here is as it was taken, and is yet not what would be taken now: it refers to something by a name that
    /// the import has changed, or what its library has was declined when something else was here.
    private func isBehind<Element>(
        _ new: Element, _ arrival: Arrival<Element>, knownAs origin: Provenance, of origins: LibraryOrigins
    ) throws -> Bool {
        let wasDeclined = options.updates && origin.ourDigest != origin.theirDigest
        guard wasDeclined || refersToRenamed(arrival, of: origins) else { return false }
        guard let present = try Element.find(new.sharedName, in: store), present != new else { return false }
        return try origins.isUnedited(present, knownAs: origin)
    }

    private func refersToRenamed<Element>(_ arrival: Arrival<Element>, of origins: LibraryOrigins) -> Bool {
        guard titles.hasOthers, let file = arrival.file else { return false }
        return arrival.theirs.references.contains { name in
            let title = titles.owner(of: name, for: file)?.titles[name]
            return title.map { $0 != origins.nameBefore(of: name) } ?? false
        }
    }
}
