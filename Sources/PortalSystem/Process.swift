#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends the process with an exit code.
package func endProcess(_ code: Int32) -> Never { exit(code) }
