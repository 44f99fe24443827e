import Foundation

/// A parsing case of JSONTestSuite.
package struct JSONCase: Sendable, CustomStringConvertible {
    package var name: String
    package var bytes: [UInt8]

    package var description: String { name }

    /// Accepted by JSON itself, not by the document's format.
    package var hasDuplicateKeys: Bool { name.hasPrefix("y_object_duplicated_key") }

    /// Its value as it is written, without the white space around it.
    package var text: String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// All cases whose names begin so: `y_` valid, `n_` invalid, `i_` up to the parser.
    package static func all(_ prefix: String) throws -> [JSONCase] {
        let file = Project.root.appendingPathComponent("Tests/PortalDocumentTests/JSONSuite/cases.tsv")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields[0].hasPrefix(prefix), let data = Data(base64Encoded: String(fields[1])) else { return nil }
            return JSONCase(name: String(fields[0]), bytes: [UInt8](data))
        }
    }
}
