import PortalCatalog
import PortalDocument
import PortalSQLite
import PortalSystem

extension Catalog {
    /// Writes the catalog, or a part of it, as one document in the order of names: what
    /// ``importDocuments(_:onConflict:dryRun:)`` reads.
    ///
    /// The same content gives the same text, whatever its history. Recordings are no part of it, and the document's own
    /// free data only of a whole export.
    ///
    /// - Parameter write: is called with piece after piece of the text, in UTF-8.
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``, and what `write` throws.
    @discardableResult
    public func exportDocument(
        _ selection: ExportSelection = .everything, _ write: @escaping ([UInt8]) throws -> Void
    ) throws -> ExportSummary {
        try translating {
            try store.snapshot {
                var writer = DocumentWriter(to: write)
                let summary = try forEachElement(of: selection) { try writer.write($0) }
                try writer.finish()
                return summary
            }
        }
    }

    /// Everything that an export of a selection has, in the order of a document.
    ///
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``, and what `body` throws.
    package func exportElements(
        _ selection: ExportSelection, _ body: @escaping (CatalogElement) throws -> Void
    ) throws -> ExportSummary {
        try translating { try store.snapshot { try forEachElement(of: selection, body) } }
    }

    /// Makes a catalog file of the catalog, or of a part of it, which others import or use as a library.
    ///
    /// The same content and the same name give the same bytes, whatever the history. What is no part of a document is no
    /// part of the file either. It appears whole or not at all.
    ///
    /// ```swift
    /// try catalog.exportFile("team.portaldb", ExportSelection(presets: ["hero/*"]), name: "acme")
    /// ```
    ///
    /// - Parameters:
    ///   - name: what the file is called wherever it is imported, and what its id follows from; `nil`: `unnamed`.
    ///   - replacesExisting: whether a file of that name may be replaced. One that is in use never is, nor this catalog.
    /// - Throws: ``RefusedChange`` if something would dangle, ``CatalogError``.
    @discardableResult
    public func exportFile(
        _ path: String, _ selection: ExportSelection = .everything, name: String? = nil, replacesExisting: Bool = false
    ) throws -> ExportSummary {
        let library = try name.map(Library.init(checking:)) ?? .unnamed
        try refuseOwnFile(path)
        return try translating {
            try store.snapshot {
                var summary = ExportSummary()
                let isCopy = isCopy(selection) && store.isInFile
                let copied = try blamingItself {
                    try CatalogStore.export(
                        to: path, replacesExisting: replacesExisting, busyTimeout: busyTimeout.milliseconds,
                        scenesOf: isCopy ? store : nil
                    ) { copy in
                        try copy.put(identity: library)
                        if isCopy {
                            summary = try forEachElement(withScenes: false) { try copy.insert($0) }
                        } else {
                            summary = try forEachElement(of: selection) { try copy.insert($0) }
                        }
                    } meanwhile: {
                        if isCopy { summary.danglingNames = try findDanglingNames() }
                    }
                }
                summary.sceneCount += copied
                summary.library = library
                return summary
            }
        }
    }

    /// Runs a body that puts the catalog's content into a new file: what that does not allow is wrong here.
    private func blamingItself<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch var error as SQLiteError where error.isConstraint || error.isMismatch {
            error.file = path
            throw error
        }
    }

    /// Refuses a path that leads to the catalog, be it through links.
    package func refuseOwnFile(_ path: String) throws { try Self.refuse(path, asCatalog: self.path) }

    package static func refuse(_ path: String, asCatalog catalog: String) throws {
        if FileKind.isOneFile(path, catalog) {
            throw CatalogError(kind: .cannotCreate, "'\(path)' is the catalog itself; export to another file")
        }
    }

    func forEachElement(
        of selection: ExportSelection, _ body: (CatalogElement) throws -> Void
    ) throws -> ExportSummary {
        let danglingNames = selection.isCopy ? try findDanglingNames() : []
        if isCopy(selection) {
            var summary = try forEachElement(withScenes: true, body)
            summary.danglingNames = danglingNames
            return summary
        }
        let set = try ExportSet(selection, in: self)
        for name in set.presets.sorted() { try element(of: .preset(name)).map(body) }
        for name in set.popupSettings.sorted() { try element(of: .popupSettings(name)).map(body) }
        for name in set.scenes.sorted() { try element(of: .scene(name)).map(body) }
        if selection.isWhole, let extensions = try store.extensions() { try body(.extensions(extensions)) }
        return ExportSummary(
            presetCount: set.presets.count, popupSettingsCount: set.popupSettings.count, sceneCount: set.scenes.count,
            dependencyCount: set.dependencyCount, neededPresetCount: set.neededPresetCount,
            danglingNames: danglingNames)
    }

    /// Whether a selection is all of the catalog's own file, and nothing else.
    private func isCopy(_ selection: ExportSelection) -> Bool { selection.isCopy && attachedLibraries.isEmpty }

    /// Everything, page by page.
    func forEachElement(
        withScenes: Bool, _ body: (CatalogElement) throws -> Void
    ) throws -> ExportSummary {
        var summary = ExportSummary()
        try store.forEachPreset {
            try body(.preset($0))
            summary.presetCount += 1
        }
        try store.forEachPopupSettings {
            try body(.popupSettings($0))
            summary.popupSettingsCount += 1
        }
        if withScenes {
            try store.forEachScene {
                try body(.scene($0))
                summary.sceneCount += 1
            }
        }
        if let extensions = try store.extensions() { try body(.extensions(extensions)) }
        return summary
    }
}

extension Library {
    /// - Throws: ``CatalogError`` if the text is no name.
    fileprivate init(checking name: String) throws {
        if let fault = Self.fault(inName: name) {
            throw CatalogError(kind: .badData, "a library cannot be called '\(name)': \(fault)")
        }
        self.init(named: name)
    }
}

extension CatalogStore {
    /// Adds an element to a store that has none of its name.
    fileprivate func insert(_ element: CatalogElement) throws {
        switch element {
        case .preset(let preset): try put(preset)
        case .popupSettings(let settings): try insert(settings)
        case .scene(let scene): try insert(scene)
        case .extensions(let extensions): try put(extensions: extensions)
        }
    }
}
