/// A piece of Swift text: 16 bytes, because a file may have millions.
struct SourceToken: Hashable {
    enum Kind: UInt8 {
        /// An identifier or a keyword; `quotedWord` stands in backticks, which are not part of it.
        case word, quotedWord
        case number
        /// A string or a regular expression, up to its end or its next interpolation, which follows as code in `(` and `)`.
        case literal
        case open, close
        case comma, colon, semicolon, dot, at, hash, equal
        /// A run of operator characters that is no `=` alone.
        case symbol
        /// `#if`, `#elseif`, `#else` or `#endif` with its condition.
        case branch
        /// What stands before the first and after the last.
        case end
    }

    var kind: Kind
    var start: Int32
    var end: Int32
    /// Counted from 1.
    var line: Int32
}
