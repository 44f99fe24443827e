#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the process's surroundings say about how to write to a person.
package enum Terminal {
    package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The characters in a line and the lines of the terminal, as large as its window is now.
    package static var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (width, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The characters in a line: the terminal's own answer, else `COLUMNS`, else 80.
    package static var width: Int {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        let columns = Environment["COLUMNS"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        return columns > 0 ? columns : 80
    }
}

/// The process's environment.
package enum Environment {
    /// A variable as the system has it: in any bytes.
    package static subscript(name: String) -> [UInt8]? { getenv(name).map { bytesOfText($0) } }
}
