import PortalRender

/// The streams and surroundings of a run, passed in so that tests run in memory.
package struct Console {
    /// Where text goes.
    package struct Sink {
        package var isTerminal: Bool
        package var write: (String) throws -> Void

        package init(isTerminal: Bool = false, write: @escaping (String) throws -> Void) {
            self.isTerminal = isTerminal
            self.write = write
        }

        package func line(_ text: String) throws { try write(text + "\n") }
    }

    /// For data.
    package var output: Sink
    /// For everything else.
    package var errors: Sink
    /// The next bytes of the standard input; empty at its end.
    package var readInput: () throws -> [UInt8]
    /// Of the terminal; `nil` if there is none.
    package var columns: Int?
    package var environment: [String: String]

    package init(
        output: Sink, errors: Sink, readInput: @escaping () throws -> [UInt8] = { [] }, columns: Int? = nil,
        environment: [String: String] = [:]
    ) {
        self.output = output
        self.errors = errors
        self.readInput = readInput
        self.columns = columns
        self.environment = environment
    }

    /// How data is laid out as text: in colours only on a terminal, and not where `NO_COLOR` is set or `TERM` is `dumb`.
    var style: TextStyle {
        let refusesColours = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let isColoured = output.isTerminal && !refusesColours && environment["TERM"] != "dumb"
        return TextStyle(width: output.isTerminal ? max(40, columns ?? 80) : 80, isColoured: isColoured)
    }
}
