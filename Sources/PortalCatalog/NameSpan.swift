import PortalSQLite

/// The names among which a page lies: those after the last one of the page before, and with the letters that a pattern
/// begins with.
///
/// SQLite would find the second part by itself, but prepares a statement anew for each pattern that is bound.
struct NameSpan {
    /// The first name that may be among them.
    let start: String
    /// What follows all of them. A blob follows every text.
    let end: any ColumnValue

    init(after name: String?, matching pattern: String?) {
        let letters = pattern.map { $0.unicodeScalars.prefix { !"*?[".unicodeScalars.contains($0) } }
        let beginning = letters.map(String.init) ?? ""
        // No text is between a name and the same with a NUL.
        let next = name.map { $0 + "\0" } ?? ""
        start = next.utf8.lexicographicallyPrecedes(beginning.utf8) ? beginning : next
        end = beginning.successor ?? [UInt8]()
    }
}

extension String {
    /// The first text that follows all that begin with this one, as SQLite orders them: by their bytes, which is by
    /// scalars. `nil` if there is none.
    fileprivate var successor: String? {
        var scalars = unicodeScalars
        while let last = scalars.popLast() {
            // Between the two are no scalars.
            guard let next = Unicode.Scalar(last.value == 0xD7FF ? 0xE000 : last.value + 1) else { continue }
            scalars.append(next)
            return String(scalars)
        }
        return nil
    }
}
