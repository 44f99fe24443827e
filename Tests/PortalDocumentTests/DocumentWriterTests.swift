import PortalModel
import Testing

@testable import PortalDocument

@Suite struct DocumentWriterTests {
    @Test(arguments: 0..<60)
    func whatIsWrittenReadsBack(_ seed: Int) throws {
        var generator = Generator(seed: UInt64(seed))
        var elements: [CatalogElement] = generator.list { .preset($0.preset()) }
        elements += generator.list { .popupSettings($0.settings()) }
        elements += generator.list { .scene($0.scene()) }
        if generator.flag() { elements.append(.extensions(generator.raw())) }
        let text = try written(elements)
        let result = try readAll(text)
        #expect(result == ReadResult(elements: elements))
        #expect(try written(result.elements) == text)
    }

    @Test func theExampleReadsBack() throws {
        let elements = try readAll(try resource("Documents/example.json")).elements
        #expect(try readAll(try written(elements)).elements == elements)
    }

    @Test func anEmptyCatalogIsADocument() throws {
        #expect(try written([]) == "{\n  \"format\": \"portal-catalog/1\"\n}\n")
    }

    @Test func theLayoutIsKept() throws {
        let result = try readAll(try resource("Documents/layout.json"))
        #expect(result.issues == [])
        try documents.compare(try written(result.elements), with: "layout.json")
    }

    @Test func theOrderOfASetIsThatOfItsWords() throws {
        for _ in 0..<20 {
            let header = Header(id: "h", displays: [.accessory, .title])
            let scene = Scene(name: "s", canvas: Size(width: 1, height: 1), headers: [header])
            #expect(try written([.scene(scene)]).contains(#""displays": ["title", "accessory"]"#))
        }
    }
}
