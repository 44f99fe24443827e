import Foundation

/// A program of the machine that tests use where it is installed.
struct InstalledProgram {
    let path: String

    init?(_ name: String) {
        let places = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
        guard let path = places.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.path = path
    }

    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs it in a directory that is its home, too, with the settings of nobody: neither a language nor files of whoever
    /// runs the tests have a say.
    func run(_ arguments: String..., in directory: String) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": directory, "LC_ALL": "C",
        ]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self))
    }
}
