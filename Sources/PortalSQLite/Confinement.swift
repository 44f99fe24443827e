/// How far a connection may go with a file that nobody here has made.
package struct Confinement: Sendable {
    /// Bytes of one text or blob, of one row, too.
    package var valueSize: Int
    /// Bytes that SQLite may take beyond what it has when the connection is confined.
    package var memory: Int
    /// The tables of the file that may be read, besides its schema.
    package var tables: Set<String>
    /// SQL functions, in small letters.
    package var functions: Set<String>
    /// Pragmas that ask: none that sets something is among them.
    package var pragmas: Set<String>
    /// Seconds that the calling thread has computed.
    package var clock: @Sendable () -> Double

    package init(
        valueSize: Int, memory: Int, tables: Set<String> = [], functions: Set<String>, pragmas: Set<String>,
        clock: @escaping @Sendable () -> Double
    ) {
        self.valueSize = valueSize
        self.memory = memory
        self.tables = tables
        self.functions = functions
        self.pragmas = pragmas
        self.clock = clock
    }
}

/// How long a confined connection may still work.
package enum TimeLimit: Sendable {
    /// Until this moment of the confinement's clock, whatever is executed.
    case until(Double)
    /// So many seconds for every statement, and for every row of one that hands on its rows.
    case each(seconds: Double)
}
