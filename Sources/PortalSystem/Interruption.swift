#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A person's wish to stop (Ctrl-C), for work that has something to bring to an end.
package enum Interruption {
    // Written by the signal's handler alone, in one store.
    nonisolated(unsafe) private static var wasAsked: sig_atomic_t = 0

    private static let isWatching: Bool = {
        wasAsked = 0  // so that the handler finds it there
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { _ in Interruption.wasAsked = 1 }
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = { _ in Interruption.wasAsked = 1 }
        #else
            action.__sigaction_handler.sa_handler = { _ in Interruption.wasAsked = 1 }
        #endif
        // The second time ends the process.
        action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
        return sigaction(SIGINT, &action, nil) == 0
    }()

    /// Whether the process was asked to stop since this was first looked at; from then on it does not stop by itself.
    package static var isAsked: Bool { isWatching && wasAsked != 0 }
}
