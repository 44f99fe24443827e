#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where files for a while belong: `TMPDIR`, or POSIX's directory for them.
///
/// - Throws: ``SystemError`` if `TMPDIR` is no text: made to one, it would name another directory.
package func temporaryDirectory(named bytes: [UInt8]? = Environment["TMPDIR"]) throws(SystemError) -> String {
    guard let bytes, !bytes.isEmpty else { return "/tmp" }
    guard let path = String(validating: bytes, as: UTF8.self) else {
        throw SystemError(operation: .create, path: String(decoding: bytes, as: UTF8.self), code: EILSEQ)
    }
    return path
}
