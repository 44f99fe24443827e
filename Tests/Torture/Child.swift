import Foundation

/// A process of its own, whose output goes into files.
struct Child {
    enum Ending: Hashable {
        case exited(Int32)
        case signalled(Int32)
    }

    /// Where programs of the same build lie.
    static let programs = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
        .deletingLastPathComponent()
    static let portalDB = programs.appendingPathComponent("portal-db").path

    /// What a program needs to start at all; whatever else surrounds this process has no say in what a trial shows.
    private static let surroundings = ProcessInfo.processInfo.environment.filter {
        ["PATH", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].contains($0.key)
    }

    private let process: pid_t

    /// - Parameters:
    ///   - words: the program's path, then what it is given.
    ///   - environment: in addition to what every program needs.
    init(
        _ words: [String], environment: [String: String] = [:], output: String = "/dev/null",
        errors: String = "/dev/null"
    ) throws {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let variables = Self.surroundings.merging(environment) { $1 }
        let arguments = CStrings(words)
        let surroundings = CStrings(variables.map { "\($0)=\($1)" })
        var process = pid_t()
        let code = posix_spawnp(&process, words[0], &actions, nil, arguments.pointers, surroundings.pointers)
        guard code == 0 else { throw Broken("cannot start \(words[0]): \(String(cString: strerror(code)))") }
        self.process = process
    }

    func kill() { Foundation.kill(process, SIGKILL) }

    func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
}

/// Texts as C has them, with a null pointer after the last.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
    }

    deinit { for pointer in pointers { free(pointer) } }
}
