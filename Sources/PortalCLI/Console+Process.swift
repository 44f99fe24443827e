import PortalSystem

extension Console {
    /// Runs a body with the streams and surroundings of this process.
    ///
    /// - Returns: the body's exit code, or that of a failure to write what it wrote.
    package static func withProcess(_ body: (Console) -> ExitCode) -> ExitCode {
        let (output, errors) = (StandardStream.output(), StandardStream.error())
        let console = Console(
            output: Sink(isTerminal: Terminal.outputIsTerminal, write: output.write),
            errors: Sink(isTerminal: Terminal.errorIsTerminal) { text in
                // What was said before comes before.
                try output.flush()
                errors.write(text)
                try errors.flush()
            },
            columns: Terminal.width, environment: { Environment[$0] }, clock: MonotonicClock.now,
            zone: LocalZone.offset(at:), screenSize: { Terminal.size }, pause: MonotonicClock.pause,
            flush: output.flush, isInterrupted: { Interruption.isAsked })
        let code = body(console)
        do {
            try output.flush()
            try errors.flush()
            return code
        } catch {
            errors.write("portal-db: \(error)\n")
            try? errors.flush()
            return .inputOutput
        }
    }
}
