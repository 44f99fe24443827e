/// One file that somebody might send, and what must come of it.
package struct HostileFile: Sendable {
    package enum Expectation: Sendable {
        /// The message has these words.
        case refused(String)
        /// What is in it is content like any other.
        case valid
        /// Damage that may hit anything: refused, or what is read is valid.
        case refusedOrValid
    }

    /// What it is, in words.
    package let title: String
    package let path: String
    package let expectation: Expectation
}

extension HostileFile: CustomStringConvertible {
    package var description: String { title }
}
