/// Runs two bodies at once, the second in a thread of its own if the system has one to give.
///
/// They must not touch the same things. When this returns, both have ended.
///
/// - Throws: what the first throws, or else what the second throws.
package func atOnce<First, Second>(
    _ first: () throws -> First, _ second: () throws -> Second
) throws -> (First, Second) {
    try withoutActuallyEscaping(second) { second in
        nonisolated(unsafe) let second = second
        let aside = Aside<Second>()
        let thread = Thread { aside.outcome = Result { try second() } }
        let outcome = Result { try first() }
        thread?.join()
        return (try outcome.get(), try aside.outcome?.get() ?? second())
    }
}

/// What a thread leaves to the one that waits for its end.
private final class Aside<Value>: @unchecked Sendable {
    var outcome: Result<Value, any Error>?
}
