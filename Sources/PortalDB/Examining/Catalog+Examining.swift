import PortalCatalog

extension Catalog {
    /// Looks a catalog's file over: whether it is whole, has this program's tables, and holds what was put into it.
    ///
    /// The file is only read, all of it. What its animations and scenes mean is for ``check(_:report:)``.
    ///
    /// - Parameters:
    ///   - libraries: catalog files of other people, for names that the catalog does not have.
    ///   - busyTimeout: how long to wait for another program's lock on the file.
    ///   - report: is called with each finding.
    /// - Throws: ``CatalogError`` if there is no such file, or it is no catalog, or a library is refused; what `report`
    ///   throws.
    public static func examine(
        path: String, libraries: [String] = [], busyTimeout: Duration = .seconds(5),
        report: (Diagnosis) throws -> Void
    ) throws {
        try translating {
            // What is damaged is met by more than one look.
            var known: Set<Diagnosis> = []
            func reportOnce(_ diagnosis: Diagnosis) throws {
                if known.insert(diagnosis).inserted { try report(diagnosis) }
            }
            let file = try FileExamination(of: path, busyTimeout: busyTimeout.milliseconds)
            for diagnosis in file.diagnoses { try reportOnce(diagnosis) }
            guard file.isReadable else { return }
            let catalog = try Catalog(path: path, access: .readOnly, libraries: libraries, busyTimeout: busyTimeout)
            try catalog.examineContent(reportOnce)
        }
    }

    /// How large the file is, and how much of it nothing uses.
    ///
    /// - Throws: ``CatalogError``.
    public func space() throws -> FileSpace { try translating { try store.space() } }

    /// Gives space that nothing uses any more back to the file system.
    ///
    /// - Returns: The number of bytes by which the file became shorter.
    /// - Throws: ``CatalogError`` if the file cannot be written, or the disk has no room for a second one.
    @discardableResult
    public func vacuum() throws -> Int { try translating { try store.compact() } }

    private func examineContent(_ report: (Diagnosis) throws -> Void) throws {
        for part in [
            examineNames, examineElements, examineLibraries, examineReferences, examinePresets, examineRecordings,
        ] {
            for diagnosis in try store.attempting({ try part(report) }) { try report(diagnosis) }
        }
    }

    private func examineNames(_ report: (Diagnosis) throws -> Void) throws {
        try store.forEachName { kind, name in
            // By bytes: == takes both spellings for the same.
            guard !NameRules.normalized(name).utf8.elementsEqual(name.utf8) else { return }
            let message = "its name is not in Unicode's form NFC, in which names are looked up"
            let advice = "another program wrote it; correct the name there, or remove the row"
            try report(Diagnosis(.error, "\(kind.noun) '\(name)'", message, advice))
        }
    }

    private func examineLibraries(_ report: (Diagnosis) throws -> Void) throws { try store.readLibraries() }

    private func examineReferences(_ report: (Diagnosis) throws -> Void) throws {
        for name in try findDanglingNames() {
            try report(Diagnosis(.warning, "\(name.thing)", name.message, DanglingName.remedy))
        }
    }

    private func examinePresets(_ report: (Diagnosis) throws -> Void) throws {
        try store.forEachPresetDisagreement { disagreement in
            let advice = "'migrate' writes the columns anew; the text counts"
            try report(Diagnosis(.warning, "preset '\(disagreement.preset)'", "\(disagreement)", advice))
        }
    }

    private func examineRecordings(_ report: (Diagnosis) throws -> Void) throws {
        try store.forEachDamagedRecording { recording, isReplaced in
            let advice = isReplaced ? "'prune' removes it" : "'accept \(recording.playKey.spelling)' records it anew"
            try report(Diagnosis(.error, "recording \(recording)", "is not what was recorded", advice))
        }
    }
}
