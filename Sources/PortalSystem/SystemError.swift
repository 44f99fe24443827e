#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the operating system refused: the operation, the file and the system's own reason.
///
/// ```swift
/// print(error)  // cannot read 'scenes.json': No such file or directory
/// ```
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Operation: String, Sendable {
        /// Opening or examining something that is to be read.
        case open = "read"
        case list = "list"
        case create = "create"
        case read = "read from"
        case write = "write to"
    }

    package var operation: Operation
    /// The file, or `standard input`, `standard output`.
    package var path: String
    /// The value of `errno`.
    package var code: Int32

    package init(operation: Operation, path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The reason that the system last gave.
    static func last(_ operation: Operation, _ path: String) -> SystemError {
        SystemError(operation: operation, path: path, code: errno)
    }

    /// What a caller can do about it.
    package enum Kind: Sendable {
        /// An input that cannot be had.
        case missing
        /// An output that cannot be made.
        case cannotCreate
        case inputOutput
        /// Another program is at it: try again.
        case busy
    }

    package var kind: Kind {
        switch operation {
        case .open, .list: code == EIO ? .inputOutput : .missing
        case .create: code == EBUSY ? .busy : .cannotCreate
        case .read: code == EISDIR ? .missing : .inputOutput
        case .write: .inputOutput
        }
    }

    package var description: String {
        switch (operation, code) {
        case (.create, EEXIST): return "'\(path)' already exists; it is replaced only when asked"
        case (.create, ENOTSUP): return "'\(path)' is not a regular file, and no file can take its place"
        case (.create, EBUSY):
            return "'\(path)' is being written by another program; try again when that has finished"
        default: break
        }
        return "cannot \(operation.rawValue) '\(path)': \(String(cString: strerror(code)))"
    }
}
