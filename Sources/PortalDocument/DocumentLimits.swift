/// How much of a document is read before it is refused.
package struct DocumentLimits: Hashable, Sendable {
    /// Bytes of one preset, one settings object, one scene or the free data; what is in memory at a time.
    package var elementSize: Int
    /// Objects and lists inside one another.
    package var depth: Int
    /// Issues that are reported before reading stops.
    package var issues: Int

    package init(elementSize: Int = 64 << 20, depth: Int = 256, issues: Int = 100) {
        self.elementSize = elementSize
        self.depth = depth
        self.issues = issues
    }
}
