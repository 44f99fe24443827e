#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file operation that the system refused.
package struct DurabilityError: Error, Hashable, CustomStringConvertible {
    /// What was tried, as `rename`.
    package var operation: String
    package var path: String
    /// The system's `errno`.
    package var code: Int32

    package var description: String { "\(path): cannot \(operation): \(String(cString: strerror(code)))" }
}

/// What it takes to be sure that a file is on the disk, whole and under its name.
package enum Durability {
    /// Writes what the system still holds of a file to the disk.
    package static func synchronize(file path: String) throws(DurabilityError) {
        try synchronize(path, flags: O_RDWR | O_CLOEXEC)
    }

    /// Writes the names in the directory of a file to the disk.
    package static func synchronizeDirectory(of path: String) throws(DurabilityError) {
        try synchronize(directory(of: path), flags: O_RDONLY | O_CLOEXEC)
    }

    /// Gives a file another name, in place of a file that has it.
    package static func rename(_ path: String, to newPath: String) throws(DurabilityError) {
        #if canImport(Glibc)
            let result = Glibc.rename(path, newPath)
        #elseif canImport(Musl)
            let result = Musl.rename(path, newPath)
        #else
            let result = Darwin.rename(path, newPath)
        #endif
        guard result == 0 else { throw DurabilityError(operation: "rename to \(newPath)", path: path, code: errno) }
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) throws(DurabilityError) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw DurabilityError(operation: "remove", path: path, code: errno)
        }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether a file, and its directory with it, may be written.
    package static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0 && access(directory(of: path), W_OK) == 0
    }

    private static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func synchronize(_ path: String, flags: Int32) throws(DurabilityError) {
        let descriptor = open(path, flags)
        guard descriptor >= 0 else { throw DurabilityError(operation: "open", path: path, code: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw DurabilityError(operation: "write", path: path, code: errno) }
    }
}
