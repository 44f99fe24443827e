import Foundation
import PortalModel
import PortalSystem
import Testing

@testable import PortalDocument

/// Everything a reader gives: the elements, and what it throws at the end.
func readAll(_ bytes: [UInt8], chunkSize: Int = .max) -> (elements: [CatalogElement], error: String?) {
    let reader = DocumentReader(source: MemorySource(bytes, chunkSize: chunkSize), file: "f.json")
    var elements: [CatalogElement] = []
    do {
        while let element = try reader.next() { elements.append(element) }
        return (elements, nil)
    } catch {
        return (elements, "\(error)")
    }
}

func readAll(_ text: String) -> (elements: [CatalogElement], error: String?) { readAll(Array(text.utf8)) }
