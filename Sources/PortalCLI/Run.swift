import PortalDB
import PortalRender

/// Does what words ask for that may be no text: made to one, they would name another file.
package func run(words: [[UInt8]], console: Console) -> ExitCode {
    if let word = words.first(where: { String(validating: $0, as: UTF8.self) == nil }) {
        let fault = "'\(word.escaped)' is not UTF-8; only names in UTF-8 are read"
        return Program.standard.fail(.usage, [fault], on: console)
    }
    return run(words: words.map { String(decoding: $0, as: UTF8.self) }, console: console)
}

/// Does what the words ask for: data goes to the console's output, everything else to its errors.
///
/// - Parameter words: as the shell passes them, without the program's own name.
package func run(words: [String], console: Console) -> ExitCode {
    let program = Program.standard
    do {
        switch try program.parse(words) {
        case .help(let command): try program.showHelp(of: command, on: console.output)
        case .version: try console.output.line(Program.versionText)
        case .run(let command, let invocation): return try command.run(invocation, console)
        }
        return .success
    } catch let error as UsageError {
        let page = [program.name, error.command, "--help"].compactMap(\.self).joined(separator: " ")
        return program.fail(.usage, [error.message, "see '\(page)'"], on: console)
    } catch let error as DocumentError {
        // Each issue begins with its file, line and column, as compilers have it.
        let issues = error.issues.map(\.description.printable) + (error.hasMore ? ["and more"] : [])
        try? console.errors.write(issues.map { $0 + "\n" }.joined())
        return program.fail(.badData, ["nothing was imported"], on: console)
    } catch let error as RefusedChange {
        return program.fail(.badData, error.issues + [error.conclusion], on: console)
    } catch {
        let code = ExitCode(error)
        let hint = code == .busy ? ["PORTAL_BUSY_TIMEOUT=60 in the environment waits for it up to 60 seconds"] : []
        let remedy = (error as? ResolutionError)?.remedy.map { "; \($0)" } ?? ""
        return program.fail(code, ["\(error)" + remedy] + hint, on: console)
    }
}

extension Program {
    func showHelp(of command: Command?, on sink: Console.Sink) throws {
        let page = HelpPage(program: self)
        for line in command.map(page.lines(of:)) ?? page.lines() { try sink.line(line) }
    }

    /// Says what went wrong. If even that cannot be written, the exit code still tells it.
    fileprivate func fail(_ code: ExitCode, _ lines: [String], on console: Console) -> ExitCode {
        try? console.errors.write(lines.map { "\(name): \($0.printable)\n" }.joined())
        return code
    }
}
