import PortalModel

/// The text of a catalog document, laid out the same way every time, as far as it was written and not taken.
struct DocumentLayout: ~Copyable {
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

    private(set) var text: [UInt8] = []
    /// Where the element written last stands in the text.
    private(set) var element = 0..<0
    private var section: Section?
    private var layout = JSONLayout()

    /// Begins a document. What is left of the text of another is forgotten, but the memory is kept.
    mutating func begin() {
        text.removeAll(keepingCapacity: true)
        section = nil
        append("{\n  \"format\": \"\(DocumentFormat.catalog)\"")
    }

    /// Elements come in the order of ``CatalogElement``'s cases.
    mutating func write(_ element: CatalogElement) {
        switch element {
        case .preset(let preset): write(preset, in: .presets)
        case .popupSettings(let settings): write(settings, in: .popupSettings)
        case .scene(let scene): write(scene, in: .scenes)
        case .extensions(let raw):
            enter(.extensions)
            let start = text.count
            append(raw.text)
            self.element = start..<text.count
        }
    }

    mutating func end() {
        leaveSection()
        append("\n}\n")
    }

    /// Reads the element written last, of which the text was not taken yet; the reader goes no further than the text.
    mutating func read<Result>(_ body: (inout ElementReader, _ length: Int) -> Result) -> Result {
        let (element, count) = (element, text.count)
        text.append(contentsOf: repeatElement(0, count: ByteWindow.padding))
        defer { text.removeLast(ByteWindow.padding) }
        return text.withUnsafeBufferPointer { padded in
            let bytes = UnsafeBufferPointer(rebasing: padded[element.lowerBound..<count])
            // The padding comes after them.
            guard let start = bytes.baseAddress else { preconditionFailure("a document has a text") }
            var reader = ElementReader(bytes: start, count: bytes.count, limits: DocumentLimits())
            return body(&reader, element.count)
        }
    }

    /// Hands over what there is.
    mutating func emit(to sink: ([UInt8]) throws -> Void) throws {
        try sink(text)
        text.removeAll(keepingCapacity: true)
    }

    private mutating func write(_ value: some WritableValue, in section: Section) {
        if self.section == section {
            append(",\n    ")
        } else {
            enter(section)
            append("[\n    ")
        }
        let start = text.count
        value.write(to: &layout)
        layout.flush(level: 2, to: &text)
        element = start..<text.count
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

    private mutating func append(_ piece: String) {
        text.append(contentsOf: piece.utf8)
    }
}
