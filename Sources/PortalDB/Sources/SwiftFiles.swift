import PortalSystem

/// Files of Swift source code, told from documents by their names.
public struct SwiftFiles: Hashable, Sendable {
    /// In the order in which they were named; a directory's by their paths.
    public var paths: [String]

    private static let suffix = ".swift"

    /// Expands what was named: a file whose name ends in `.swift`, or a directory with such files in it or below it.
    /// Hidden directories and links to directories are passed over.
    ///
    /// - Returns: `nil` if nothing of it is Swift: then all are documents.
    /// - Throws: ``CatalogError`` if some are Swift and others are documents, or a directory has both.
    public init?(_ names: [String]) throws {
        let expanded = try translating { try names.map { try ($0, Self.paths(of: $0)) } }
        guard expanded.contains(where: { $0.1 != nil }) else { return nil }
        if let document = expanded.first(where: { $0.1 == nil }) {
            throw CatalogError(
                kind: .badData, "\(document.0) is no Swift source; import documents and sources one after the other")
        }
        var seen: Set<String> = []
        paths = expanded.flatMap { $0.1 ?? [] }.filter { seen.insert($0).inserted }
    }

    private static func paths(of name: String) throws -> [String]? {
        guard name != "-" else { return nil }
        switch try FileKind(path: name) {
        case .directory:
            let found = try filesBelow(name, endingIn: suffix)
            guard !found.isEmpty else { return nil }
            guard try DocumentSource.documentPaths(inDirectory: name, endings: [".json"]).isEmpty else {
                throw CatalogError(
                    kind: .badData,
                    "\(name) has documents (.json) and Swift sources; name the files, or a directory of sources in it")
            }
            return found
        case .regular, .missing, .other: return name.hasEnding(suffix) ? [name] : nil
        }
    }
}
