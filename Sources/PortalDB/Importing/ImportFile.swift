import PortalDocument
import PortalSystem

/// A source that is one file.
enum ImportFile {
    case document(OpenableDocument)
    /// Design tokens, by what is in it, or else by its name.
    case tokens(OpenableDocument)
    /// A catalog file, by what is in it.
    case database(path: String)
}

/// A source that is one document.
struct OpenableDocument {
    /// What messages call it.
    var name: String
    /// Whether it can be read again from its beginning.
    var isRepeatable: Bool
    var open: () throws -> any ByteSource

    init(name: String, isRepeatable: Bool = true, open: @escaping () throws -> any ByteSource) {
        self.name = name
        self.isRepeatable = isRepeatable
        self.open = open
    }

    init(path: String) {
        self.init(name: path) { try FileSource(path: path) }
    }

    /// The document in a form that can be read twice: a pipe's bytes are kept.
    func repeatable() throws -> OpenableDocument {
        guard !isRepeatable else { return self }
        let source = try open()
        var bytes: [UInt8] = []
        while true {
            let piece = try source.nextPiece()
            if piece.isEmpty { break }
            bytes += piece
        }
        return OpenableDocument(name: name) { MemorySource(bytes) }
    }
}

extension OpenableDocument {
    /// What it is by its first bytes and its name; they are read again.
    fileprivate func recognized() throws -> ImportFile {
        let source = try open()
        let start = try source.bytes(upTo: DocumentKind.byteCount)
        var document = self
        if !isRepeatable { document.open = { ResumedSource(start, before: source) } }
        return DocumentKind(beginning: start, ofFile: name) == .tokens ? .tokens(document) : .document(document)
    }
}

/// A source of which the first bytes were read already.
private final class ResumedSource: ByteSource {
    private let start: MemorySource
    private let rest: any ByteSource

    init(_ start: [UInt8], before rest: any ByteSource) {
        self.start = MemorySource(start)
        self.rest = rest
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = try start.read(into: buffer)
        return count > 0 ? count : try rest.read(into: buffer)
    }
}

extension DocumentSource {
    /// Every file of the source, a directory's in the order of their names.
    var files: [ImportFile] {
        get throws {
            switch self {
            case .bytes(let bytes, let name):
                return [try OpenableDocument(name: name) { MemorySource(bytes) }.recognized()]
            case .standardInput:
                return [
                    try OpenableDocument(name: "standard input", isRepeatable: false) { try FileSource(path: "-") }
                        .recognized()
                ]
            case .path(let path):
                switch try FileKind(path: path) {
                case .directory: return try Self.documents(ofDirectory: path)
                case .regular where try Self.isDatabase(path): return [.database(path: path)]
                case .regular, .missing: return [try OpenableDocument(path: path).recognized()]
                case .other:
                    return [
                        try OpenableDocument(name: path, isRepeatable: false) { try FileSource(path: path) }
                            .recognized()
                    ]
                }
            }
        }
    }

    private static func documents(ofDirectory path: String) throws -> [ImportFile] {
        let paths = try documentPaths(inDirectory: path, endings: [".json", ".tokens"])
        guard !paths.isEmpty else {
            throw CatalogError(
                kind: .badData,
                "\(path): the directory has no documents (.json), design tokens (.tokens) or Swift sources (.swift)")
        }
        return try paths.map { try OpenableDocument(path: $0).recognized() }
    }

    /// What is in a directory, and not below it, and has a document's name; a directory is none, whatever its name.
    static func documentPaths(inDirectory path: String, endings: [String]) throws(SystemError) -> [String] {
        var paths: [String] = []
        for name in try namesInDirectory(path) where endings.contains(where: name.hasEnding) && !name.isHidden {
            let document = path.path(of: name)
            if try FileKind(path: document) != .directory { paths.append(document) }
        }
        return paths
    }

    private static func isDatabase(_ path: String) throws -> Bool {
        FileSignature.isDatabase(try FileSource(path: path).bytes(upTo: FileSignature.byteCount))
    }
}
