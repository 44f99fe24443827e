/// The words that the process was started with, as the system has them: in any bytes.
package enum ProcessWords {
    /// Without the program's own name.
    package static var bytes: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { bytesOfText($0) } }
    }
}

/// The bytes before the NUL.
func bytesOfText(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    while text[bytes.count] != 0 { bytes.append(UInt8(bitPattern: text[bytes.count])) }
    return bytes
}
