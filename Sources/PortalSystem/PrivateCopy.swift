#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A copy of somebody else's file where nobody else can change it: in a directory of its own, open to this user only.
///
/// It is removed with the value, or earlier by ``remove()``.
package final class PrivateCopy {
    /// Where the copy lies: absolute, without symbolic links.
    package let path: String
    private let directory: String
    private var isRemoved = false

    /// Copies a regular file that is not written to meanwhile.
    ///
    /// Nothing but a regular file is opened: a pipe would make us wait, and opening a device may do something.
    ///
    /// - Parameters:
    ///   - place: the directory in which its own is made; `nil`: that for temporary files.
    ///   - limit: the most bytes that are copied.
    ///   - pieceSize: bytes that are read at a time.
    ///   - afterPiece: is called while the file is being read.
    /// - Throws: ``CopyRefusal`` for what is not copied, ``SystemError`` if the system refuses.
    package init(
        of original: String, in place: String? = nil, limit: Int, pieceSize: Int = 1 << 18, afterPiece: () -> Void = {}
    ) throws {
        let source = try OpenOriginal(original)
        guard source.identity.size <= limit else {
            throw CopyRefusal.tooLarge(bytes: source.identity.size, limit: limit)
        }
        directory = try Self.makeDirectory(in: place)
        path = directory + "/copy"
        do {
            try Self.copy(source, to: path, pieceSize: pieceSize, afterPiece: afterPiece)
        } catch {
            remove()
            throw error
        }
    }

    deinit { remove() }

    /// Its size in bytes.
    package var size: Int {
        get throws(SystemError) {
            var status = stat()
            guard stat(path, &status) == 0 else { throw .last(.read, path) }
            return Int(status.st_size)
        }
    }

    /// The first bytes, at most so many.
    package func start(count: Int) throws -> [UInt8] {
        let source = try FileSource(path: path)
        var bytes = [UInt8](repeating: 0, count: count)
        var length = 0
        while length < count {
            let read = try bytes.withUnsafeMutableBytes { buffer in
                try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[length...]))
            }
            if read == 0 { break }
            length += read
        }
        return Array(bytes.prefix(length))
    }

    /// Removes the copy and its directory; who has the copy open keeps its bytes until it is closed.
    package func remove() {
        if isRemoved { return }
        isRemoved = true
        for name in (try? namesInDirectory(directory)) ?? [] { unlink("\(directory)/\(name)") }
        rmdir(directory)
    }

    private static func makeDirectory(in place: String?) throws(SystemError) -> String {
        let place = if let place { place } else { try temporaryDirectory() }
        guard let real = realpath(place, nil) else { throw .last(.create, place) }
        defer { free(real) }
        var template = Array("\(String(cString: real))/portal-db-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .last(.create, place) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func copy(
        _ source: OpenOriginal, to path: String, pieceSize: Int, afterPiece: () -> Void
    ) throws {
        let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw SystemError.last(.create, path) }
        defer { close(target) }
        var position = 0
        var start: [UInt8] = []
        while position < source.identity.size {
            let piece = try source.read(at: position, atMost: min(source.identity.size - position, pieceSize))
            if piece.isEmpty { throw CopyRefusal.changed }
            if position == 0 { start = Array(piece.prefix(startSize)) }
            try writeAll(piece, to: target, named: path)
            position += piece.count
            afterPiece()
        }
        // The time of a change may be too coarse to tell two of them apart; a database counts them in its start.
        guard try source.isUnchanged(), try source.read(at: 0, atMost: startSize) == start else {
            throw CopyRefusal.changed
        }
    }
}

/// Why a file is not copied.
package enum CopyRefusal: Error, Hashable, Sendable {
    case symbolicLink
    /// Not a file, in words: `a directory`.
    case notAFile(String)
    case tooLarge(bytes: Int, limit: Int)
    /// Another program wrote to the file while it was copied.
    case changed
}

/// A regular file that is open for reading, and what it was when it was opened.
private final class OpenOriginal {
    let path: String
    let identity: FileIdentity
    private let descriptor: Int32

    init(_ path: String) throws {
        self.path = path
        var status = stat()
        guard lstat(path, &status) == 0 else { throw SystemError.last(.open, path) }
        if let refusal = CopyRefusal(kind: status.st_mode) { throw refusal }
        // Should something else have taken the place of the file just now, it is not followed and not waited for.
        descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ELOOP { throw CopyRefusal.symbolicLink }
            throw SystemError.last(.open, path)
        }
        guard fstat(descriptor, &status) == 0, CopyRefusal(kind: status.st_mode) == nil else {
            close(descriptor)
            throw CopyRefusal.changed
        }
        identity = FileIdentity(status)
    }

    deinit { close(descriptor) }

    /// - Returns: no bytes at the end.
    func read(at position: Int, atMost count: Int) throws(SystemError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            var read: Int
            repeat {
                read = pread(descriptor, buffer.baseAddress, count, off_t(position))
            } while read < 0 && errno == EINTR
            if read < 0 { code = errno }
            length = max(0, read)
        }
        guard code == 0 else { throw SystemError(operation: .read, path: path, code: code) }
        return bytes
    }

    /// Whether this is still the file of the path, as it was when it was opened.
    func isUnchanged() throws(SystemError) -> Bool {
        var (open, named) = (stat(), stat())
        guard fstat(descriptor, &open) == 0 else { throw .last(.read, path) }
        return FileIdentity(open) == identity && lstat(path, &named) == 0 && FileIdentity(named) == identity
    }
}

/// Bytes of the start of a file that are read twice.
private let startSize = 100

/// What a change of a file changes.
private struct FileIdentity: Equatable {
    let device: UInt64
    let node: UInt64
    let size: Int
    /// Seconds and nanoseconds of the last change of the bytes, and of anything else about the file.
    let times: [Int]

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let moments = [status.st_mtimespec, status.st_ctimespec]
        #else
            let moments = [status.st_mtim, status.st_ctim]
        #endif
        times = moments.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
}

extension CopyRefusal {
    fileprivate init?(kind mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFLNK: self = .symbolicLink
        case S_IFDIR: self = .notAFile("a directory")
        case S_IFIFO: self = .notAFile("a pipe")
        case S_IFSOCK: self = .notAFile("a socket")
        default: self = .notAFile("a device")
        }
    }
}
