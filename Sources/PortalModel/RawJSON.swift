/// Free data under `extensions`: one JSON value, its text kept as it was written.
public struct RawJSON: Hashable, Sendable {
    public let text: String

    /// - Parameter text: one valid JSON value; the document reader has checked it.
    package init(text: String) {
        self.text = text
    }
}
