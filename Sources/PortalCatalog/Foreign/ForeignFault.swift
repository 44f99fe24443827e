/// Why a file of other people is not taken.
package enum ForeignFault: Hashable, Sendable {
    case symbolicLink
    /// There is not one byte in it.
    case empty
    /// In bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// Another program wrote to it while it was copied.
    case changed
    /// It is the catalog that is open already.
    case openCatalog
    /// A file beside it that belongs to it, by its name.
    case sideFile(String)
    /// It belongs together with a file beside it.
    case writeAheadLog
    /// What its first bytes say is wrong, in words.
    case header(String)
    /// The end is missing: it has fewer bytes than it says, if it says that.
    case cut(bytes: Int, of: Int?)
    /// Its pages do not fit together, in SQLite's words.
    case damaged(String)
    case schema(SchemaDifference)
    /// Its schema is one that SQLite does not take, in SQLite's words.
    case unreadableSchema(String)
    /// A row refers to another one that is not there, in words.
    case orphan(String)
    /// A text, a blob or a statement of it, in SQLite's words.
    case valueTooLarge(String)
    case takesTooMuch
}

extension ForeignFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .symbolicLink:
            "it is a symbolic link; name the file that it leads to"
        case .empty:
            "it is empty; ask for it again"
        case .tooLarge(let bytes, let limit):
            "it has \(bytes) bytes, and \(limit) are the most that is read; ask for a part of it"
        case .changed:
            "another program changed it while it was read; try again when that has finished"
        case .openCatalog:
            "it is the catalog itself"
        case .sideFile(let name):
            "'\(name)' lies beside it: a program is writing to it, or was stopped while it did; wait for that program, "
                + "or open the file once with 'portal-db migrate --db', which completes or undoes the change"
        case .writeAheadLog:
            "it has a write-ahead log, and what is in that may be missing; "
                + "open the file once with 'portal-db migrate --db' where it was made"
        case .header(let what):
            "\(what); it was not made by this program, or is damaged"
        case .cut(let bytes, let size?):
            "it is not whole: it has \(bytes) of its \(size) bytes; copy it again"
        case .cut(let bytes, nil):
            "it is not whole: it has only \(bytes) bytes; copy it again"
        case .damaged(let what):
            "it is damaged (\(what)); copy it again, or ask for it again"
        case .schema(let difference):
            "\(difference); ask for a file made with 'portal-db export'"
        case .unreadableSchema(let what):
            "its schema cannot be read (\(what)); ask for a file made with 'portal-db export'"
        case .orphan(let what):
            "it is damaged: \(what); ask for a file made with 'portal-db export'"
        case .valueTooLarge(let what):
            "it has a text or a blob that is larger than what is read (\(what))"
        case .takesTooMuch:
            "it takes too much time or memory to check"
        }
    }
}
