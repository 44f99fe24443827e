import PortalDocument
import PortalModel
import PortalSystem

/// Documents as they stand in memory.
enum DocumentText {
    /// The text of a document that has nothing but some elements: of one, what `show --format json` prints.
    ///
    /// - Parameter elements: in the order of a document.
    static func bytes(of elements: [CatalogElement]) throws -> [UInt8] {
        final class Sink {
            var bytes: [UInt8] = []
        }
        let sink = Sink()
        var writer = DocumentWriter { sink.bytes += $0 }
        for element in elements { try writer.write(element) }
        try writer.finish()
        return sink.bytes
    }
}

extension SharedElement {
    /// What tells this content from other content.
    var digest: Digest {
        get throws { SHA256.digest(of: try DocumentText.bytes(of: [element])) }
    }
}
