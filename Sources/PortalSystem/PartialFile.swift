#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The right to write a file beside its place, which one program has at a time.
///
/// Without it the second of two programs would replace what the first is writing, and the first then give the
/// second's half of a file its name.
enum PartialFile {
    /// How often the file may be another one than the one that was locked, before it counts as in use.
    private static let attempts = 100

    /// Makes the file anew and locks it; what a crash left there goes.
    ///
    /// - Parameters:
    ///   - path: what messages call it.
    ///   - mode: the rights that it is made with.
    /// - Returns: A descriptor, whose closing ends the claim.
    static func claim(_ partial: String, for path: String, mode: mode_t) throws(SystemError) -> Int32 {
        for _ in 0..<attempts {
            try removeUnused(partial, for: path)
            let descriptor = open(partial, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if descriptor >= 0 {
                if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isFile(descriptor, at: partial) { return descriptor }
                close(descriptor)
            } else if errno != EEXIST {
                throw .last(.create, path)
            }
        }
        throw SystemError(operation: .create, path: path, code: EBUSY)
    }

    /// Removes a file that nobody writes. It is not emptied: a crash may have left it as a second name of a whole file.
    private static func removeUnused(_ partial: String, for path: String) throws(SystemError) {
        let descriptor = open(partial, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            // Another user may be writing it, for few to read.
            if errno == EACCES { throw .last(.create, partial) }
            // What cannot be opened otherwise, such as a link, is nobody's.
            return errno == ENOENT ? () : try remove(partial)
        }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw SystemError(operation: .create, path: path, code: EBUSY)
        }
        if isFile(descriptor, at: partial) { try remove(partial) }
    }

    private static func remove(_ partial: String) throws(SystemError) {
        guard unlink(partial) == 0 || errno == ENOENT else { throw .last(.create, partial) }
    }

    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        var (own, named) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, lstat(path, &named) == 0 else { return false }
        return own.st_dev == named.st_dev && own.st_ino == named.st_ino
    }
}
