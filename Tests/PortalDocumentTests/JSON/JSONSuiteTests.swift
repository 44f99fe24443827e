import Foundation
import PortalModel
import Testing

/// Parsing cases of JSONTestSuite, each as a document's free data.
@Suite struct JSONSuiteTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]

        var testDescription: String { name }

        /// Accepted by JSON itself, not by this format.
        var hasDuplicateKeys: Bool { name.hasPrefix("y_object_duplicated_key") }
    }

    static func cases(_ prefix: String) throws -> [Case] {
        let text = String(decoding: try resource("JSONSuite/cases.tsv"), as: UTF8.self)
        return text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields[0].hasPrefix(prefix), let data = Data(base64Encoded: String(fields[1])) else { return nil }
            return Case(name: String(fields[0]), bytes: [UInt8](data))
        }
    }

    static func read(_ bytes: [UInt8]) throws -> ReadResult {
        try readAll(Array("{\"format\":\"portal-catalog/1\",\"extensions\":".utf8) + bytes + Array(" }".utf8))
    }

    @Test func theSuiteIsWhole() throws {
        #expect(try Self.cases("y_").count == 95)
        #expect(try Self.cases("n_").count == 186)
        #expect(try Self.cases("i_").count == 35)
    }

    @Test(arguments: try cases("y_"))
    func validJSONIsKeptAsItIs(_ json: Case) throws {
        let result = try Self.read(json.bytes)
        if json.hasDuplicateKeys {
            #expect(result.issues.count == 1)
            #expect(result.issues[0].hasSuffix("is given twice"))
        } else {
            let text = String(decoding: json.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(result == ReadResult(elements: [.extensions(RawJSON(text: text))]))
        }
    }

    @Test(arguments: try cases("n_"))
    func invalidJSONIsRefused(_ json: Case) throws {
        #expect(try Self.read(json.bytes).issues.count == 1)
    }

    @Test(arguments: try cases("i_"))
    func whatParsersMayDecideIsDecidedWithoutACrash(_ json: Case) throws {
        let result = try Self.read(json.bytes)
        #expect(result.elements.count + result.issues.count == 1)
    }

    @Test(arguments: ["[", "[{\"\":"])
    func endlessNestingFailsFast(_ part: String) throws {
        let result = try Self.read(Array(String(repeating: part, count: 10_000_000 / part.utf8.count).utf8))
        #expect(result.issues.count == 1)
        #expect(result.issues[0].hasSuffix("objects and lists are nested more than 256 deep"))
    }
}
