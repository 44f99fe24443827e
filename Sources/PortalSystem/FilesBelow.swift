#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Every file below a directory whose name ends so, in the order of the paths' names.
///
/// What is hidden is left out, and a link to a directory is not followed: it may lead back.
package func filesBelow(_ directory: String, endingIn suffix: String) throws(SystemError) -> [String] {
    var found: [String] = []
    // The last is the next to be looked at.
    var waiting = [directory]
    while let path = waiting.popLast() {
        let kind = try FileKind(path: path)
        if kind == .regular, path.hasEnding(suffix) {
            found.append(path)
        } else if kind == .directory, path == directory || !isLink(path) {
            let names = try namesInDirectory(path).filter { !$0.isHidden }
            waiting += names.reversed().map(path.path(of:))
        }
    }
    return found
}

private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
