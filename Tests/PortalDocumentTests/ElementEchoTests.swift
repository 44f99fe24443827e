import PortalModel
import Testing

@testable import PortalDocument

@Suite struct ElementEchoTests {
    /// What is read back is what reading each back by itself gives, and the text that of a document with it alone.
    @Test(arguments: 0..<20) func `elements come back one after the other`(seed: Int) throws {
        var generator = Generator(seed: UInt64(seed))
        var elements: [CatalogElement] = generator.list { .preset($0.preset()) }
        elements += generator.list { .popupSettings($0.settings()) }
        elements += generator.list { .scene($0.scene()) }
        elements.append(.extensions(generator.raw()))
        var echo = ElementEcho(from: "f")
        for element in elements {
            let known = try echo.readBack(element)
            #expect(try known == element.readBack(from: "f"))
            #expect(try String(decoding: echo.text, as: UTF8.self) == written([known]))
        }
        #expect(echo.detours == 0, "nothing is read twice that is as a document has it")
    }

    @Test func `what is spelt otherwise becomes what a document has, and so does its text`() throws {
        let odd = CatalogElement.preset(Preset(name: "a", animation: ".timingCurve( 0.25,0.1 , 0.25,1.0 )"))
        var echo = ElementEcho(from: "f")
        let known = try echo.readBack(odd)
        #expect(try known == odd.readBack(from: "f"))
        #expect(try String(decoding: echo.text, as: UTF8.self) == written([known]))
        #expect(echo.detours == 1)
    }

    @Test func `a refusal is that of the element alone, and the next element is not concerned`() throws {
        let good = CatalogElement.scene(Scene(name: "s", canvas: Size(width: 1, height: 0.5)))
        var echo = ElementEcho(from: "f")
        for (element, _) in CatalogElementReadBackTests.faults {
            let expected = #expect(throws: DocumentError.self) { try element.readBack(from: "f") }
            let refusal = #expect(throws: DocumentError.self) { try echo.readBack(element) }
            #expect(refusal?.issues == expected?.issues)
            #expect(try echo.readBack(good) == good)
        }
    }
}
