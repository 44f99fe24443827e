#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Who may do what with a file. What takes its place, or is a copy of it, is for the same people.
struct FileRights {
    /// Those of a file for this user alone, as one is made that gets others when it is whole.
    static let own: mode_t = 0o600

    private static let bits: mode_t = 0o777

    private let mode: mode_t
    private let owner: uid_t
    private let group: gid_t

    /// - Returns: `nil` if there is no file.
    init?(ofFile path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        mode = status.st_mode & Self.bits
        owner = status.st_uid
        group = status.st_gid
    }

    /// - Parameter path: what messages call the file.
    func give(to descriptor: Int32, named path: String) throws(SystemError) {
        var (status, mode) = (stat(), mode)
        guard fstat(descriptor, &status) == 0 else { throw .last(.create, path) }
        // Only root can give a file away, and others do not need to.
        if status.st_uid != owner { _ = fchown(descriptor, owner, .max) }
        if status.st_gid != group, fchown(descriptor, .max, group) != 0 {
            // Those of this user's group may do what all may: they are not the ones that were meant.
            mode = mode & ~0o070 | (mode & 0o007) << 3
        }
        // There are file systems where all files have the same rights, and none can be set.
        if status.st_mode & Self.bits != mode, fchmod(descriptor, mode) != 0 { throw .last(.create, path) }
    }
}

/// Makes an empty file for this user alone, where there is none.
package func makePrivateFile(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, FileRights.own)
    guard descriptor >= 0 else { throw .last(.create, path) }
    close(descriptor)
}

/// Gives a file the rights of another one, of which it is a copy.
package func giveRights(of original: String, to copy: String) throws(SystemError) {
    guard let rights = FileRights(ofFile: original) else { throw .last(.open, original) }
    let descriptor = open(copy, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.create, copy) }
    defer { close(descriptor) }
    try rights.give(to: descriptor, named: copy)
}
