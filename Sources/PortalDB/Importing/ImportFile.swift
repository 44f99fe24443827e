import PortalDocument
import PortalSystem

/// A source that is one file.
enum ImportFile {
    case document(OpenableDocument)
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
        var (source, bytes) = (try open(), [UInt8]())
        while true {
            let piece = try [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
                count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return OpenableDocument(name: name) { MemorySource(bytes) }
    }
}

extension DocumentSource {
    /// Every file of the source, a directory's in the order of their names.
    var files: [ImportFile] {
        get throws {
            switch self {
            case .bytes(let bytes, let name):
                return [.document(OpenableDocument(name: name) { MemorySource(bytes) })]
            case .standardInput:
                return [
                    .document(
                        OpenableDocument(name: "standard input", isRepeatable: false) { try FileSource(path: "-") })
                ]
            case .path(let path):
                switch try FileKind(path: path) {
                case .directory: return try Self.documents(ofDirectory: path)
                case .regular where try Self.isDatabase(path): return [.database(path: path)]
                case .regular, .missing: return [.document(OpenableDocument(path: path))]
                case .other:
                    return [
                        .document(
                            OpenableDocument(name: path, isRepeatable: false) { try FileSource(path: path) })
                    ]
                }
            }
        }
    }

    private static func documents(ofDirectory path: String) throws -> [ImportFile] {
        let names = try namesInDirectory(path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        guard !names.isEmpty else {
            throw CatalogError(kind: .badData, "\(path): the directory has no documents (files that end in .json)")
        }
        return names.map { .document(OpenableDocument(path: path.hasSuffix("/") ? path + $0 : "\(path)/\($0)")) }
    }

    private static func isDatabase(_ path: String) throws -> Bool {
        let source = try FileSource(path: path)
        let start = try [UInt8](unsafeUninitializedCapacity: FileSignature.byteCount) { buffer, count in
            count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return FileSignature.isDatabase(start)
    }
}
