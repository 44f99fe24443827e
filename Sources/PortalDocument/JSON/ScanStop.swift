/// Why the reading of an element ended before its end.
struct ScanStop: Error {
    enum Reason {
        /// The bytes in memory ran out; there may be more in the file.
        case endOfBytes(expected: String)
        /// It is not JSON from here on.
        case syntax(String)
        /// There are as many faults as are reported.
        case tooManyFaults
    }

    var offset: Int
    var reason: Reason
}

/// What is wrong at one place of an element.
struct Fault {
    /// Of the value, or of the key if the key is wrong, from the element's first byte.
    var offset: Int
    var message: String
}
