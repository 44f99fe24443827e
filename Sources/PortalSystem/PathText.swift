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

    /// The path of what a path means that is written in the file of this one.
    package func path(ofNeighbour path: String) -> String {
        path.isAbsolutePath ? path : String(Substring(utf8.dropLast(fileName.utf8.count))) + path
    }

    /// Without `.`, and without `..` that leads back from a name. By spelling alone: links are not looked up.
    package var normalizedPath: String {
        var parts: [Substring] = []
        for part in utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
            let leadsBack = part == ".." && (parts.last.map { $0 != ".." } ?? isAbsolutePath)
            if !leadsBack {
                parts.append(part)
            } else if !parts.isEmpty {
                parts.removeLast()
            }
        }
        return (isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
    }

    private var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}
