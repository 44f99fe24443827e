import PortalModel

/// Writes a catalog document piece by piece: what ``DocumentReader`` reads, laid out the same way every time.
///
/// ```swift
/// var writer = DocumentWriter { try file.write($0) }
/// try writer.write(.preset(preset))
/// try writer.finish()
/// ```
package struct DocumentWriter {
    private static let chunkSize = 1 << 16

    private enum Section: Int {
        case presets, popupSettings, scenes, extensions

        var key: String {
            switch self {
            case .presets: "presets"
            case .popupSettings: "popupSettings"
            case .scenes: "scenes"
            case .extensions: "extensions"
            }
        }
    }

    private let sink: ([UInt8]) throws -> Void
    private var buffer: [UInt8] = []
    private var section: Section?
    private var layout = JSONLayout()

    /// - Parameter sink: takes the text in pieces.
    package init(to sink: @escaping ([UInt8]) throws -> Void) {
        self.sink = sink
        append("{\n  \"format\": \"\(DocumentFormat.catalog)\"")
    }

    /// Writes the next element. Elements come in the order of ``CatalogElement``'s cases: all presets, then all
    /// settings, then all scenes, then the free data.
    package mutating func write(_ element: CatalogElement) throws {
        switch element {
        case .preset(let preset): write(preset, in: .presets)
        case .popupSettings(let settings): write(settings, in: .popupSettings)
        case .scene(let scene): write(scene, in: .scenes)
        case .extensions(let raw):
            enter(.extensions)
            append(raw.text)
        }
        if buffer.count >= Self.chunkSize { try emit() }
    }

    /// Ends the document.
    package mutating func finish() throws {
        leaveSection()
        append("\n}\n")
        try emit()
    }

    private mutating func write(_ value: some WritableValue, in section: Section) {
        if self.section == section {
            append(",\n    ")
        } else {
            enter(section)
            append("[\n    ")
        }
        value.write(to: &layout)
        layout.flush(level: 2, to: &buffer)
    }

    private mutating func enter(_ next: Section) {
        precondition(section.map { $0.rawValue < next.rawValue } ?? true, "the elements of a document are in order")
        leaveSection()
        section = next
        append(",\n  \"\(next.key)\": ")
    }

    private mutating func leaveSection() {
        if let section, section != .extensions { append("\n  ]") }
    }

    private mutating func append(_ text: String) {
        buffer.append(contentsOf: text.utf8)
    }

    private mutating func emit() throws {
        try sink(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
