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
        if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        return 80
    }
}

/// The process's environment.
package enum Environment {
    package static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Those of some variables that are set, as the system has them.
    package static func bytes(of names: [String]) -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for name in names { bytes[name] = getenv(name).map { bytesOfText($0) } }
        return bytes
    }
}
