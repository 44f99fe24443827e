import PortalDocument

extension Catalog {
    /// Reads documents, catalog files and files of design tokens into the catalog: all of them, or on any error nothing.
    ///
    /// ```swift
    /// let summary = try catalog.importDocuments([.path("seeds")], ImportOptions(onConflict: .replace))
    /// print(summary.scenes.added)
    /// ```
    ///
    /// - Parameter sceneWasRead: is called after each scene, of nobody knows how many.
    /// - Throws: ``DocumentError`` with what is wrong and where, ``CatalogError`` if a file cannot be read or written; what
    ///   `sceneWasRead` throws.
    @discardableResult
    public func importDocuments(
        _ sources: [DocumentSource], _ options: ImportOptions = ImportOptions(),
        sceneWasRead: @escaping () throws -> Void = {}
    ) throws -> ImportSummary {
        struct Undone: Error {
            var summary: ImportSummary
        }
        do {
            return try translating(besides: store.file) {
                let files = try sources.flatMap { try $0.files }
                let assurance = ImportAssurance(of: files, options)
                let importer = Importer(self, options, assurance, sceneWasRead)
                let incoming = try assurance.needsAllFirst ? importer.readAhead(files) : nil
                return try writing(assurance) {
                    if let incoming {
                        try importer.take(incoming)
                    } else {
                        for case .document(let document) in files { try importer.read(document) }
                    }
                    let summary = try importer.finish()
                    if options.dryRun { throw Undone(summary: summary) }
                    return summary
                }
            }
        } catch let undone as Undone {
            return undone.summary
        }
    }

    private func writing<Result>(_ assurance: ImportAssurance, _ body: () throws -> Result) throws -> Result {
        guard assurance.onlyAdds else { return try store.transaction(body) }
        return try store.addition(trustsValues: assurance.writesAsRead, body)
    }

    /// The same with the policy alone.
    ///
    /// - Parameter dryRun: does everything, and then undoes it.
    @discardableResult
    public func importDocuments(
        _ sources: [DocumentSource], onConflict policy: ConflictPolicy, dryRun: Bool = false
    ) throws -> ImportSummary {
        try importDocuments(sources, ImportOptions(onConflict: policy, dryRun: dryRun))
    }
}
