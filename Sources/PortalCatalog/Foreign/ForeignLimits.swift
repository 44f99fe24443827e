/// How much a file of other people may take before it is refused.
package struct ForeignLimits: Hashable, Sendable {
    /// Bytes of the file.
    package var fileSize: Int
    /// Bytes of memory that SQLite may take beyond what it has when the file is opened; half of them before the work is
    /// stopped, the other half for single large values.
    package var memory: Int
    /// Bytes of one text or one blob.
    package var valueSize: Int
    /// Seconds of a processor for the checks of a small file; a large one has ``secondsPerMegabyte`` more. Then for each
    /// statement.
    package var seconds: Double
    package var secondsPerMegabyte: Double

    package init(
        fileSize: Int = 256 << 20, memory: Int = 64 << 20, valueSize: Int = 16 << 20, seconds: Double = 1.5,
        secondsPerMegabyte: Double = 0.02
    ) {
        self.fileSize = fileSize
        self.memory = memory
        self.valueSize = valueSize
        self.seconds = seconds
        self.secondsPerMegabyte = secondsPerMegabyte
    }

    package static let standard = ForeignLimits()
}
