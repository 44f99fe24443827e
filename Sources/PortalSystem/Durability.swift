#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What it takes to be sure that a file is on the disk, whole and under its name.
package enum Durability {
    /// Writes what the system still holds of a file to the disk.
    package static func synchronise(file path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .last(.write, path) }
    }

    /// Makes the name of a file last; file systems that cannot open or sync a directory do so on their own.
    package static func synchroniseDirectory(of path: String) throws(SystemError) {
        let descriptor = open(directory(of: path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if fsync(descriptor) != 0, errno == EIO { throw .last(.write, path) }
    }

    /// Gives a file another name, in place of a file that has it.
    package static func move(_ path: String, to newPath: String) throws(SystemError) {
        guard rename(path, newPath) == 0 else { throw .last(.create, newPath) }
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last(.write, path) }
    }

    /// - Throws: the refusal of a name that no file can have in its directory, as one that is too long.
    package static func requireName(_ path: String) throws(SystemError) {
        guard access(path, F_OK) == 0 || errno == ENOENT else { throw .last(.write, path) }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// - Throws: the refusal of a file that may not be read.
    package static func requireReadable(_ path: String) throws(SystemError) {
        guard access(path, R_OK) == 0 else { throw .last(.open, path) }
    }

    /// Whether a file, and its directory with it, may be written.
    package static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0 && access(directory(of: path), W_OK) == 0
    }

    /// Whether a file can be made where there is none.
    package static func isCreatable(_ path: String) -> Bool {
        (access(path, F_OK) == 0 || errno == ENOENT) && access(directory(of: path), W_OK | X_OK) == 0
    }

    private static func directory(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
