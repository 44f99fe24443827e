import PortalModel

/// What the things of an import's files are called here.
struct ArrivingTitles {
    /// Whether any has another name than in its file.
    private(set) var hasOthers = false
    /// The first file with something of a name: who has no such thing means that one.
    private var owners: [ElementKey: IncomingFile] = [:]
    /// What they are called before it turns out that a name is taken.
    private var wanted: Set<ElementKey> = []

    init() {}

    /// - Parameter wantedTitle: what something of a file is to be called here, until ``change(_:of:to:)``.
    init(of files: [IncomingFile], wantedTitle: (ElementKey, IncomingFile) -> String) {
        for file in files {
            for theirs in file.keys {
                let sharedName = wantedTitle(theirs, file)
                if owners[theirs] == nil { owners[theirs] = file }
                wanted.insert(ElementKey(kind: theirs.kind, sharedName: sharedName))
                change(theirs, of: file, to: sharedName)
            }
        }
    }

    mutating func change(_ theirs: ElementKey, of file: IncomingFile, to sharedName: String) {
        file.titles[theirs] = sharedName
        if sharedName != theirs.sharedName { hasOthers = true }
    }

    /// Whether something that arrives has the name by itself.
    func isWanted(_ ours: ElementKey) -> Bool { wanted.contains(ours) }

    /// The file whose thing a file means by a name: its own, or the first that has it.
    func owner(of name: ElementKey, for file: IncomingFile) -> IncomingFile? {
        file.titles[name] == nil ? owners[name] : file
    }

    /// From a file's names to those here.
    func renaming(in file: IncomingFile) -> Renaming {
        guard hasOthers else { return .none }
        func sharedName(_ name: ElementKey) -> String {
            owner(of: name, for: file)?.titles[name] ?? name.sharedName
        }
        return Renaming(
            isIdentity: false,
            preset: { Preset.ID(rawValue: sharedName(ElementKey(kind: .preset, sharedName: $0.rawValue))) },
            popupSettings: {
                PopupSettings.ID(rawValue: sharedName(ElementKey(kind: .popupSettings, sharedName: $0.rawValue)))
            })
    }
}
