import PortalDocument
import PortalModel
import PortalSystem

/// An import in which names may change: what others refer to is read first, of all files, and settled before what refers
/// to it.
extension Importer {
    /// Reads all files but what is in their scenes.
    func readAhead(_ files: [ImportFile]) throws -> [IncomingFile] {
        var incoming: [IncomingFile] = []
        var tokens = try readTokens(files)[...]
        for file in files {
            do {
                switch file {
                case .document(let document): incoming.append(try IncomingFile(document: document))
                case .tokens: incoming += tokens.popFirst().map { [$0] } ?? []
                case .database(let path):
                    incoming.append(try IncomingFile(database: path, into: store, isPartial: !options.only.isEmpty))
                }
            } catch let error as DocumentError {
                report(error)
            }
        }
        return incoming
    }

    func take(_ files: [IncomingFile]) throws {
        guard !hasIssues else { return }
        let libraries = try findOrigins(of: files)
        for file in files { summary.missing += missing(from: file) }
        try Selection(of: options.only, from: files)?.apply()
        titles = ArrivingTitles(of: files) { self.wantedTitle(of: $0, in: $1) }
        for (preset, file) in basesFirst(files) where !hasManyIssues {
            try take(preset.content, at: preset.place, of: file)
        }
        for file in files {
            for settings in file.popupSettings where !hasManyIssues {
                try take(settings.content, at: settings.place, of: file)
            }
        }
        for file in files where !hasManyIssues { try takeScenes(of: file) }
        for file in files {
            if let extensions = file.extensions { try take(extensions.content, at: extensions.place) }
        }
        guard !hasIssues else { return }
        for origins in libraries.values.sorted(by: { $0.library.id < $1.library.id }) {
            try origins.keepUnedited(in: catalog)
        }
    }

    /// Inside the transaction, so that no other program changes what is compared.
    private func findOrigins(of files: [IncomingFile]) throws -> [Library.ID: LibraryOrigins] {
        var known: [Library.ID: LibraryOrigins] = [:]
        for file in files {
            guard let library = file.library else { continue }
            let origins = try known[library.id] ?? LibraryOrigins(of: library, in: store)
            known[library.id] = origins
            file.origins = origins
            if options.updates, library == .unnamed, !origins.before.isEmpty { add(namelessness(of: file), .warning) }
        }
        return known
    }

    private func namelessness(of file: IncomingFile) -> DocumentIssue {
        DocumentIssue(
            file: file.name, place: nil, path: JSONPath(),
            message: "its export was given no --name, and all such files count as one library, 'unnamed': what has the "
                + "name of something from another one of them is taken for a newer version of that")
    }

    private func takeScenes(of file: IncomingFile) throws {
        do {
            try workAhead(by: Self.readAhead) { handOn in
                try file.readScenes(handOn)
            } take: { scene in
                try take(scene, of: file)
                return !hasManyIssues
            }
        } catch let error as DocumentError {
            report(error)
        }
    }

    /// What is here of a library and not in its file, as far as that was asked for.
    private func missing(from file: IncomingFile) -> [Provenance] {
        guard let origins = file.origins else { return [] }
        let present = Set(file.keys)
        let globs = options.only.map { Glob(NameRules.normalized($0)) }
        return origins.before.filter { provenance in
            !present.contains(ElementKey(kind: provenance.kind, sharedName: provenance.theirName))
                && (globs.isEmpty || globs.contains { $0.matches(provenance.theirName) })
        }
    }

    /// All presets, each after the one it starts from, so that this one's name is known. (Those in a circle come in some
    /// order; the checks refuse them.)
    private func basesFirst(_ files: [IncomingFile]) -> [(Incoming<Preset>, IncomingFile)] {
        var waiting: [ObjectIdentifier: [ElementKey: Incoming<Preset>]] = [:]
        for file in files {
            waiting[ObjectIdentifier(file)] = Dictionary(
                file.presets.map { ($0.content.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        var ordered: [(Incoming<Preset>, IncomingFile)] = []
        for file in files {
            for preset in file.presets {
                var chain: [(Incoming<Preset>, IncomingFile)] = []
                var next: (key: ElementKey, file: IncomingFile)? = (preset.content.key, file)
                while let (key, owner) = next, let link = waiting[ObjectIdentifier(owner)]?.removeValue(forKey: key) {
                    chain.append((link, owner))
                    next = link.content.animation.preset.flatMap { base in
                        let key = ElementKey(kind: .preset, sharedName: base.rawValue)
                        return titles.owner(of: key, for: owner).map { (key, $0) }
                    }
                }
                ordered += chain.reversed()
            }
        }
        return ordered
    }
}
