import PortalModel

/// Writes a catalog document piece by piece: what ``DocumentReader`` reads, laid out the same way every time.
///
/// ```swift
/// var writer = DocumentWriter { try file.write($0) }
/// try writer.write(.preset(preset))
/// try writer.finish()
/// ```
package struct DocumentWriter: ~Copyable {
    private static let chunkSize = 1 << 16

    private let sink: ([UInt8]) throws -> Void
    private var layout = DocumentLayout()

    /// - Parameter sink: takes the text in pieces.
    package init(to sink: @escaping ([UInt8]) throws -> Void) {
        self.sink = sink
        layout.begin()
    }

    /// Writes the next element. Elements come in the order of ``CatalogElement``'s cases: all presets, then all
    /// settings, then all scenes, then the free data.
    package mutating func write(_ element: CatalogElement) throws {
        layout.write(element)
        if layout.text.count >= Self.chunkSize { try layout.emit(to: sink) }
    }

    /// Ends the document.
    package mutating func finish() throws {
        layout.end()
        try layout.emit(to: sink)
    }
}
