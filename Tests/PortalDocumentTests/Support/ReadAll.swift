import Foundation
import PortalDocument
import PortalModel
import PortalSystem
import TestSupport

/// Everything that a reader gives: the elements, and what it throws at the end.
struct ReadResult: Equatable {
    var elements: [CatalogElement] = []
    var issues: [String] = []
}

func readAll(
    _ bytes: [UInt8], chunkSize: Int = .max, limits: DocumentLimits = DocumentLimits()
) throws -> ReadResult {
    let source = MemorySource(bytes, chunkSize: chunkSize)
    let reader = DocumentReader(source: source, file: "f.json", limits: limits)
    var result = ReadResult()
    do {
        while let element = try reader.next() { result.elements.append(element) }
    } catch let error as DocumentError {
        result.issues = error.issues.map(\.description) + (error.hasMore ? ["and more"] : [])
    }
    return result
}

func readAll(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> ReadResult {
    try readAll(Array(text.utf8), limits: limits)
}

func written(_ elements: [CatalogElement]) throws -> String {
    var bytes: [UInt8] = []
    var writer = DocumentWriter { bytes += $0 }
    for element in elements { try writer.write(element) }
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
}

/// The documents that writers are held to.
let documents = Goldens(of: "PortalDocumentTests", in: "Documents")

/// A file of the test's resources.
func resource(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Bundle.module.bundleURL.appending(path: path)))
}
