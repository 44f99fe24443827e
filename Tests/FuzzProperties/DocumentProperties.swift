import PortalDocument
import PortalModel
import PortalSystem

/// A document is read the same in whatever pieces it comes, and what is accepted is written and read back equal.
enum DocumentProperties {
    static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
        let whole = Outcome(of: MemorySource(bytes))
        let pieces = Outcome(
            of: MemorySource(bytes, chunkSize: 7), limits: DocumentLimits(windowSize: 16))
        try require(whole == pieces, "in pieces it is read as\n\(pieces)\ninstead of\n\(whole)")

        guard case .accepted(let elements) = whole else { return }
        let ordered =
            elements.filter(\.isPreset) + elements.filter(\.isSettings) + elements.filter(\.isScene)
            + elements.filter(\.isExtensions)
        let text = written(ordered)
        let again = Outcome(of: MemorySource(text))
        try require(again == .accepted(ordered), "what was written is read back as\n\(again)")
        // The text too: equal strings may have different bytes.
        try require(written(ordered) == text, "it is written in two ways")
        guard case .accepted(let elements) = again else { return }
        try require(written(elements) == text, "what was read back is written in another way")
    }

    /// What a reader makes of a document.
    enum Outcome: Equatable {
        case accepted([CatalogElement])
        case refused([String])

        init(of source: MemorySource, limits: DocumentLimits = DocumentLimits()) {
            let reader = DocumentReader(source: source, file: "input", limits: limits)
            var elements: [CatalogElement] = []
            do {
                while let element = try reader.next() { elements.append(element) }
                self = .accepted(elements)
            } catch let error as DocumentError {
                self = .refused(error.issues.map(\.description))
            } catch {
                fatalError("a source in memory has no such fault: \(error)")
            }
        }
    }

    static func written(_ elements: [CatalogElement]) -> [UInt8] {
        var bytes: [UInt8] = []
        var writer = DocumentWriter { bytes += $0 }
        do {
            for element in elements { try writer.write(element) }
            try writer.finish()
        } catch {
            fatalError("memory takes every text: \(error)")
        }
        return bytes
    }
}

extension CatalogElement {
    fileprivate var isPreset: Bool { if case .preset = self { true } else { false } }
    fileprivate var isSettings: Bool { if case .popupSettings = self { true } else { false } }
    fileprivate var isScene: Bool { if case .scene = self { true } else { false } }
    fileprivate var isExtensions: Bool { if case .extensions = self { true } else { false } }
}
