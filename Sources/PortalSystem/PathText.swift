/// Paths as the system reads them, byte by byte: a mark that is one character with the slash in front of it begins a
/// name.
extension String {
    /// Whether the path is spelt as that of a directory.
    package var endsInSlash: Bool { utf8.last == UInt8(ascii: "/") }

    /// Whether a listing leaves out a file of this name.
    package var isHidden: Bool { utf8.first == UInt8(ascii: ".") }

    /// The last part of a path; empty if it has none.
    package var fileName: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    }

    /// The path of what is in this directory.
    package func path(of name: String) -> String { endsInSlash ? self + name : "\(self)/\(name)" }
}
