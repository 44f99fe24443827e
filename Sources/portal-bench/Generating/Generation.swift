import CatalogGenerator
import PortalDocument
import PortalSystem

/// Writes a generated catalog as a document.
func generate(_ catalog: GeneratedCatalog, to output: StandardStream) throws {
    var writer = DocumentWriter { output.write($0) }
    for element in catalog {
        try writer.write(element)
        if output.isClosed { break }
    }
    try writer.finish()
    try output.flush()
}
