import PortalModel
import TestSupport
import Testing

/// Parsing cases of JSONTestSuite, each as a document's free data.
@Suite struct JSONSuiteTests {
    static func read(_ bytes: [UInt8]) throws -> ReadResult {
        try readAll(Array("{\"format\":\"portal-catalog/1\",\"extensions\":".utf8) + bytes + Array(" }".utf8))
    }

    @Test func theSuiteIsWhole() throws {
        #expect(try JSONCase.all("y_").count == 95)
        #expect(try JSONCase.all("n_").count == 186)
        #expect(try JSONCase.all("i_").count == 35)
    }

    @Test(arguments: try JSONCase.all("y_"))
    func validJSONIsKeptAsItIs(_ json: JSONCase) throws {
        let result = try Self.read(json.bytes)
        if json.hasDuplicateKeys {
            #expect(result.issues.count == 1)
            #expect(result.issues[0].hasSuffix("is given twice"))
        } else {
            #expect(result == ReadResult(elements: [.extensions(RawJSON(text: json.text))]))
        }
    }

    @Test(arguments: try JSONCase.all("n_"))
    func invalidJSONIsRefused(_ json: JSONCase) throws {
        #expect(try Self.read(json.bytes).issues.count == 1)
    }

    @Test(arguments: try JSONCase.all("i_"))
    func whatParsersMayDecideIsDecidedWithoutACrash(_ json: JSONCase) throws {
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
