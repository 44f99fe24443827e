import PortalDB
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

        func line(_ text: String) throws { try write(text + "\n") }

        /// Text that is in UTF-8 already.
        func write(utf8 text: [UInt8]) throws { try write(String(decoding: text, as: UTF8.self)) }
    }

    /// For data.
    package var output: Sink
    /// For everything else.
    package var errors: Sink
    /// What `-` stands for as a document.
    package var input: DocumentSource
    /// In a line of the terminal.
    package var columns: Int
    /// Looks a variable of the environment up, which may be no text.
    package var environment: (String) -> [UInt8]?
    /// Seconds since some moment, for what is told about the run: no result depends on it.
    package var clock: () -> Double
    /// How far local time is ahead of UTC at a moment, both in seconds: what is stored in UTC is shown in it.
    package var zone: (Int) -> Int
    /// The characters in a line and the lines of the terminal, as it is now.
    package var screenSize: () -> (columns: Int, rows: Int)
    /// Returns after some seconds, or earlier.
    package var pause: (Double) -> Void
    /// Lets the output be seen.
    package var flush: () throws -> Void
    /// Whether a person asked to stop; from the first look on the process does not stop by itself.
    package var isInterrupted: () -> Bool

    package init(
        output: Sink, errors: Sink, input: DocumentSource = .standardInput, columns: Int = 80,
        environment: @escaping (String) -> [UInt8]? = { _ in nil }, clock: @escaping () -> Double = { 0 },
        zone: @escaping (Int) -> Int = { _ in 0 },
        screenSize: @escaping () -> (columns: Int, rows: Int) = { (80, 24) },
        pause: @escaping (Double) -> Void = { _ in }, flush: @escaping () throws -> Void = {},
        isInterrupted: @escaping () -> Bool = { false }
    ) {
        self.output = output
        self.errors = errors
        self.input = input
        self.columns = columns
        self.environment = environment
        self.clock = clock
        self.zone = zone
        self.screenSize = screenSize
        self.pause = pause
        self.flush = flush
        self.isInterrupted = isInterrupted
    }

    /// Whether a build service runs the command: `CI` is set, and not to `false` or `0`.
    var isContinuousIntegration: Bool { !["", "0", "false"].contains(word(of: "CI")) }

    /// How data is laid out as text: in colours only on a terminal, and not where `NO_COLOR` is set or `TERM` is `dumb`.
    var style: TextStyle {
        let allowsColors = word(of: "NO_COLOR").isEmpty && word(of: "TERM") != "dumb"
        return TextStyle(
            width: output.isTerminal ? max(40, columns) : 80, isColored: output.isTerminal && allowsColors)
    }

    /// What the lines of a table must fit into: only a terminal has ends.
    var tableWidth: Int? { output.isTerminal ? max(40, columns) : nil }
}
