/// What is certain of an import by its files and options, before anything is read: so much less need be looked at.
struct ImportAssurance {
    /// Whether what refers to others must wait until all that has a name was read: names may change, or not be taken.
    let needsAllFirst: Bool
    /// Whether nothing that has been written is written over, so that references can be looked at once, at the end.
    let onlyAdds: Bool
    /// Whether every value that is written is one that a reader of documents has accepted, so that a new catalog need not
    /// compute its CHECKs, nor look for what its rows refer to.
    let writesAsRead: Bool
    /// Whether no two things of a kind are written under one name, so that in a new catalog none need be looked for.
    let hasEachNameOnce: Bool

    /// Why they hold:
    ///
    /// - Only `replace` and `--update` write over what the catalog had; where names change, one file may also bring what
    ///   another has brought, with references that have other names by then.
    /// - The reader of documents refuses whatever a CHECK would (a test holds the two against each other), and the rows of
    ///   a database are read back by it. A name that becomes another is not what it has read, and nor is a token.
    /// - The rules of structure refuse a scene of which a row refers to nothing (a test breaks each foreign key), and then
    ///   nothing is kept. Where something came from is written when it is there, and its library before.
    /// - One document has each name once, and so has a database: their readers refuse a second. No name becomes another's
    ///   where all is written as it was read.
    init(of files: [ImportFile], _ options: ImportOptions) {
        let areDocuments = files.allSatisfy { if case .document = $0 { true } else { false } }
        let haveTokens = files.contains { if case .tokens = $0 { true } else { false } }
        needsAllFirst = options.mayRename || !options.only.isEmpty || !areDocuments
        onlyAdds =
            options.onConflict != .replace && !options.updates && (files.count == 1 || !options.mayRename)
        writesAsRead = !options.mayRename && !haveTokens
        hasEachNameOnce = writesAsRead && files.count == 1
    }
}

extension ImportOptions {
    /// Whether a name may become another.
    fileprivate var mayRename: Bool { onConflict == .rename || !prefix.isEmpty }
}
