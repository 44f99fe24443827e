import Foundation
import PortalRender
import Testing

@testable import PortalCLI

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The form of `jenkins-junit.xsd`, as far as a report uses it.
@Suite struct JUnitReportTests {
    private static let children = [
        "testsuites": ["testsuite"], "testsuite": ["testcase"], "testcase": ["failure", "skipped"], "failure": [],
    ]
    private static let required = [
        "testsuites": [], "testsuite": ["name", "tests"], "testcase": ["name"], "failure": ["message", "type"],
    ]
    private static let allowed = [
        "testsuites": ["name", "time", "tests", "failures", "disabled", "errors"],
        "testsuite": [
            "name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id",
            "package",
        ],
        "testcase": ["name", "assertions", "time", "classname", "status"], "failure": ["type", "message"],
    ]

    private func report() throws -> XMLElement {
        let result = try Workspace.withEveryVerdict().run("verify", "--format", "junit")
        return try XMLElement(parsing: result.output)
    }

    @Test func everyElementStandsWhereTheSchemaHasIt() throws {
        let root = try report()
        #expect(root.name == "testsuites")
        for element in root.all {
            #expect(element.children.allSatisfy { Self.children[element.name]?.contains($0.name) == true })
            #expect(Self.required[element.name, default: ["?"]].allSatisfy { element.attributes[$0] != nil })
            #expect(element.attributes.keys.allSatisfy { Self.allowed[element.name]?.contains($0) == true })
            for count in ["tests", "failures", "errors", "skipped"] {
                if let text = element.attributes[count] { #expect(Int(text) != nil) }
            }
            if let time = element.attributes["time"] { #expect(Double(time).map { $0 >= 0 } == true) }
        }
    }

    @Test func theCountsAreThoseOfTheCases() throws {
        let root = try report()
        for suite in root.children + [root] {
            let cases = suite.all.filter { $0.name == "testcase" }
            #expect(suite.attributes["tests"] == "\(cases.count)")
            #expect(suite.attributes["failures"] == "\(cases.count { !$0.children.isEmpty })")
        }
        let names = root.children.flatMap { suite in
            suite.children.map { "\(suite.attributes["name"] ?? "")/\($0.attributes["name"] ?? "")" }
        }
        #expect(Set(names).count == names.count && names.count == Workspace.playCount + 1)
        let types = Set(root.all.filter { $0.name == "failure" }.compactMap { $0.attributes["type"] })
        #expect(types == ["stale", "changed", "missing", "gone", "damaged"])
    }
}

/// An element of a document that a strict parser has read.
private final class XMLElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// The element and all below it.
    var all: [XMLElement] { [self] + children.flatMap(\.all) }

    convenience init(parsing text: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
        let root = try #require(reader.top.children.first)
        self.init(name: root.name, attributes: root.attributes)
        children = root.children
    }

    private final class Reader: NSObject, XMLParserDelegate {
        let top = XMLElement(name: "", attributes: [:])
        private lazy var open = [top]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = XMLElement(name: name, attributes: attributes)
            open.last?.children.append(element)
            open.append(element)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }
}
