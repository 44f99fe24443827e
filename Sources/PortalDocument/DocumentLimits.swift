/// How much of a document is read before it is refused.
package struct DocumentLimits: Hashable, Sendable {
    /// Bytes of one preset, one settings object, one scene or the free data; what is in memory at a time.
    package var elementSize: Int
    /// Objects and lists inside one another.
    package var depth: Int
    /// Issues that are reported before reading stops.
    package var issues: Int
    /// Bytes that are read at a time; at least 16, the most that tell what a file is.
    package var windowSize: Int

    package init(
        elementSize: Int = 64 << 20, depth: Int = 256, issues: Int = 100, windowSize: Int = 1 << 18
    ) {
        self.elementSize = elementSize
        self.depth = depth
        self.issues = issues
        self.windowSize = windowSize
    }
}
