/// What takes the values of JSON one after the other, each in an object after its key.
protocol JSONSink: ~Copyable {
    mutating func beginObject()
    mutating func endObject()
    mutating func beginList()
    mutating func endList()

    mutating func key(_ name: String)
    /// A key of the document's own, in which nothing needs an escape.
    mutating func key(_ key: some ObjectKey)

    mutating func string(_ value: String)
    /// A number or a word of JSON's.
    mutating func scalar(_ json: String)
    /// A whole number above zero, as most are that a document has.
    mutating func digits(of number: UInt32)
    /// Anything that is JSON already.
    mutating func raw(_ json: String)
}
