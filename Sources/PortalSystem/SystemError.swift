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
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Operation: String, Sendable {
        /// Opening or examining something that is to be read.
        case open = "read"
        case list = "list"
        case create = "create"
        case read = "read from"
        case write = "write to"
    }

    public var operation: Operation
    /// The file, or `standard input`, `standard output`.
    public var path: String
    /// The value of `errno`.
    public var code: Int32

    public init(operation: Operation, path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The reason that the system last gave.
    static func last(_ operation: Operation, _ path: String) -> SystemError {
        SystemError(operation: operation, path: path, code: errno)
    }

    /// The process's exit code: 66 for an input that cannot be had, 73 for an output that cannot be made, else 74.
    public var exitCode: Int32 {
        switch operation {
        case .open, .list: code == EIO ? 74 : 66
        case .create: 73
        case .read: code == EISDIR ? 66 : 74
        case .write: 74
        }
    }

    public var description: String {
        switch (operation, code) {
        case (.create, EEXIST): return "'\(path)' already exists; it is replaced only when asked"
        case (.create, ENOTSUP): return "'\(path)' is not a regular file, and no file can take its place"
        default: break
        }
        return "cannot \(operation.rawValue) '\(path)': \(String(cString: strerror(code)))"
    }
}
