import PortalDigest

/// Who shares presets, pop-up settings and scenes in a file: what an export was called.
public struct Library: Hashable, Sendable {
    public typealias ID = Name<Library>

    /// A UUID, lower case; it follows from the name alone.
    public let id: ID
    public let name: String

    /// - Parameter name: in any normalisation form; a library's name is kept in NFC.
    public init(named name: String) {
        self.name = NameRules.normalized(name)
        id = Self.id(ofNormalized: self.name)
    }

    /// What a file claims.
    ///
    /// - Returns: `nil` unless the id is the name's, so that nobody can pass for another library by mistake.
    package init?(id: ID, name: String) {
        guard NameRules.normalized(name).utf8.elementsEqual(name.utf8), id == Self.id(ofNormalized: name) else {
            return nil
        }
        self.id = id
        self.name = name
    }

    /// The name of an export that was given none.
    package static let unnamed = Library(named: "unnamed")

    /// What is wrong with a text as a library's name, or `nil` if nothing is.
    package static func fault(inName text: String) -> String? { NameRules.fault(in: NameRules.normalized(text)) }

    /// Version 8 of RFC 9562 leaves the bits to the application: here they are a hash's, and nothing of the machine's or
    /// the time's is in them.
    private static func id(ofNormalized name: String) -> ID {
        var bytes = Array(SHA256.digest(of: Array("portal-db library\0".utf8) + Array(name.utf8)).bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(Digest(bytes: bytes).hexadecimal)
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return ID(rawValue: groups.joined(separator: "-"))
    }
}
