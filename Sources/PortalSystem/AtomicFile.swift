#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that appears whole or not at all: written beside its place as `.partial`, renamed when it is complete.
///
/// One that is dropped before ``commit()`` leaves nothing behind. A symbolic link stays, and its file is replaced. Who may
/// read and write a file that is replaced may do so with the new one, too, and nobody else.
/// Only one at a time can be on its way to a place.
package final class AtomicFile {
    package let path: String
    /// The place itself, where the path is a link to it.
    package let target: String
    /// The file while it is written, which others may do, too.
    package let partial: String
    private let replacesExisting: Bool
    /// Those of the file that is replaced.
    private let rights: FileRights?
    private var descriptor: Int32
    private var isCommitted = false

    private static let ending = ".partial"
    /// Bytes of a name: what file systems allow, less what is added while the file is written.
    package static let longestName = 255 - ending.utf8.count

    /// - Throws: the refusal of a name that leaves no room for `addition` after ``partial``.
    package func requireRoom(for addition: String) throws(SystemError) {
        guard target.fileName.utf8.count <= Self.longestName - addition.utf8.count else {
            throw SystemError(operation: .create, path: path, code: ENAMETOOLONG)
        }
    }

    /// - Parameter replacesExisting: whether a file at the path may be replaced; refused otherwise.
    package init(path: String, replacesExisting: Bool) throws(SystemError) {
        self.path = path
        self.replacesExisting = replacesExisting
        try Self.admit(path, replacesExisting: replacesExisting)
        target = pathWithoutLink(path)
        partial = target + Self.ending
        rights = FileRights(ofFile: target)
        descriptor = try PartialFile.claim(partial, for: path, mode: rights == nil ? 0o666 : FileRights.own)
    }

    /// - Throws: the refusal of a place where something is that no file may replace.
    package static func admit(_ path: String, replacesExisting: Bool) throws(SystemError) {
        let refusal: Int32? =
            switch (try? FileKind(path: path)) ?? .missing {
            case .missing: nil
            case .regular: replacesExisting ? nil : EEXIST
            case .directory: EISDIR
            // A file in place of /dev/null, say, would harm the whole machine.
            case .other: ENOTSUP
            }
        if let refusal { throw SystemError(operation: .create, path: path, code: refusal) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isCommitted { unlink(partial) }
    }

    package func write(_ text: String) throws(SystemError) {
        try writeAll(Array(text.utf8), to: descriptor, named: path)
    }

    package func write(_ bytes: [UInt8]) throws(SystemError) {
        try writeAll(bytes, to: descriptor, named: path)
    }

    /// Puts the file in its place, on the disk and not only in its cache.
    package func commit() throws(SystemError) {
        try rights?.give(to: descriptor, named: path)
        guard fsync(descriptor) == 0 else { throw .last(.write, path) }
        let closed = close(descriptor)
        descriptor = -1
        guard closed == 0 else { throw .last(.write, path) }
        try moveIntoPlace()
        isCommitted = true
        try Durability.synchroniseDirectory(of: target)
    }

    /// `link` is the one way to move a file that never replaces another; some file systems lack it.
    private func moveIntoPlace() throws(SystemError) {
        if !replacesExisting {
            if link(partial, target) == 0 {
                unlink(partial)
                return
            }
            if errno == EEXIST || access(path, F_OK) == 0 {
                throw SystemError(operation: .create, path: path, code: EEXIST)
            }
        }
        guard rename(partial, target) == 0 else { throw .last(.create, path) }
    }
}

/// Writes every byte, however many calls that takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(SystemError) {
    var start = 0
    while start < bytes.count {
        let written = bytes.withUnsafeBytes { buffer in
            let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
            return write(descriptor, rest.baseAddress, rest.count)
        }
        if written >= 0 { start += written } else if errno != EINTR { throw .last(.write, name) }
    }
}
