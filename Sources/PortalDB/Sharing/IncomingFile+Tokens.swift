import PortalDocument
import PortalModel

extension Importer {
    /// Reads all files of tokens, which may refer to one another; in their order.
    func readTokens(_ files: [ImportFile]) throws -> [IncomingFile] {
        let tokens = TokenSet(isLenient: options.isLenient)
        for case .tokens(let document) in files { try tokens.add(try document.open(), file: document.name) }
        let content = tokens.content()
        summary.otherTokens = content.otherTypes
        return content.files.map { file in
            if !file.issues.isEmpty { report(DocumentError(issues: file.issues)) }
            for warning in file.warnings { add(warning, .warning) }
            return IncomingFile(tokens: file)
        }
    }
}

extension IncomingFile {
    fileprivate convenience init(tokens file: TokenContent.File) {
        self.init(name: file.name, library: nil) { _, _ in }
        presets = file.presets.map { Incoming(content: $0.preset, place: ElementPlace(token: $0.place)) }
    }
}
