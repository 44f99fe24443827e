#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stands at a path; symbolic links are followed.
package enum FileKind: Hashable, Sendable {
    case regular, directory, missing
    /// A device, a pipe, a socket.
    case other

    /// - Parameter operation: what is to be done with it, for the error.
    package init(path: String, for operation: SystemError.Operation = .open) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw .last(operation, path) }
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .directory
        default: self = .other
        }
    }

    /// Whether two paths lead to one file.
    package static func isOneFile(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}

/// Where a file lies that a path may lead to by a link: what belongs beside a file is there. A path that is no link, or one
/// to nothing, is as it was.
package func pathWithoutLink(_ path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let real = realpath(path, nil) else {
        return path
    }
    defer { free(real) }
    return String(cString: real)
}

/// Makes a directory in one that is there.
package func makeDirectory(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw .last(.create, path) }
}

/// The names in a directory without `.` and `..`, in the order of their UTF-8 bytes.
package func namesInDirectory(_ path: String) throws(SystemError) -> [String] {
    guard let directory = opendir(path) else { throw .last(.list, path) }
    defer { closedir(directory) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(directory) {
        let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
        errno = 0
    }
    guard errno == 0 else { throw .last(.list, path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
