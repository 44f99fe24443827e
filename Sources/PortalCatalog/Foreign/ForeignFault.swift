/// Why a file of other people is not taken.
package enum ForeignFault: Hashable, Sendable {
    case symbolicLink
    /// There is not one byte in it.
    case empty
    case tooLarge(bytes: Int, limit: Int)
    /// Another program wrote to it while it was copied.
    case changed
    /// It is the catalog that is open already.
    case openCatalog
    /// A file beside it that belongs to it, by its name.
    case sideFile(String)
}

extension ForeignFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .symbolicLink:
            "it is a symbolic link; name the file that it leads to"
        case .empty:
            "it is empty"
        case .tooLarge(let bytes, let limit):
            "it has \(bytes) bytes, and \(limit) are the most that is read; ask for a part of it"
        case .changed:
            "another program changed it while it was read; try again when that has finished"
        case .openCatalog:
            "it is the catalog itself"
        case .sideFile(let name):
            "'\(name)' lies beside it: a program is writing to it, or was stopped while it did; wait for that program, "
                + "or open the file once with 'portal-db migrate --db' so that the change is undone or completed"
        }
    }
}
