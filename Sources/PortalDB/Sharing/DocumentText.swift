import PortalDocument
import PortalModel
import PortalSystem

/// The text of a document that has nothing but one element: what `show --format json` prints.
struct DocumentText {
    let element: CatalogElement
    let bytes: [UInt8]

    init(of element: CatalogElement) throws {
        self.element = element
        final class Sink {
            var bytes: [UInt8] = []
        }
        let sink = Sink()
        var writer = DocumentWriter { sink.bytes += $0 }
        try writer.write(element)
        try writer.finish()
        bytes = sink.bytes
    }

    var digest: Digest { SHA256.digest(of: bytes) }
}

extension SharedElement {
    /// What tells this content from other content.
    var digest: Digest {
        get throws { try DocumentText(of: element).digest }
    }
}
