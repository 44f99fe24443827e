import PortalModel
import PortalSystem
import Testing

@testable import PortalDocument

@Suite struct DocumentReaderTests {
    @Test func theExampleIsReadInItsOrder() throws {
        let result = try readAll(try resource("Documents/example.json"))
        #expect(result.issues == [])
        #expect(result.elements.count == 5)
        #expect(result.elements[0] == .preset(Preset(name: "e/open", animation: ".snappy(duration: 0.4)")))
        guard case .scene(let scene) = result.elements[4] else { return #expect(Bool(false), "a scene is last") }
        #expect(scene.name == "more")
        #expect(
            scene.transitions.map(\.subject) == [
                .group("pair", stagger: 0), .group("pair", stagger: 0.1), .item(["pa", "pb"]), .portal("pa"),
            ])
    }

    @Test(arguments: [1, 2, 3, 7, 4096], [20, 64, 1000, 1 << 18])
    func theSizesOfChunksAndWindowMakeNoDifference(_ chunkSize: Int, _ windowSize: Int) throws {
        let limits = DocumentLimits(windowSize: windowSize)
        let example = try resource("Documents/example.json")
        #expect(try readAll(example, chunkSize: chunkSize, limits: limits) == readAll(example))
        for document in RefusalTests.files + RefusalTests.syntax {
            let bytes = Array(document.document.utf8)
            #expect(try readAll(bytes, chunkSize: chunkSize, limits: limits).issues == document.issues)
        }
    }

    @Test func everyCharacterMayStandAtTheEndOfTheWindow() throws {
        let value = #"["\ud83d\ude00\n","é日😀",-12.5e-3,true,null,{"a":{}}]"#
        for padding in 0..<60 {
            let text =
                #"{"format":"portal-catalog/1","extensions":"# + String(repeating: " ", count: padding) + value + "}"
            for size in 20..<30 {
                let result = try readAll(Array(text.utf8), chunkSize: 5, limits: DocumentLimits(windowSize: size))
                #expect(result == ReadResult(elements: [.extensions(RawJSON(text: value))]))
            }
        }
    }

    @Test func anyCutOffDocumentIsRefused() throws {
        let text =
            #" {"format":"portal-catalog/1","presets":[{"name":"é\u00e9","animation":".smooth"}],"extensions":1.5e3}"#
        let bytes = Array(text.utf8)
        #expect(try readAll(bytes).issues.isEmpty)
        for count in 0..<bytes.count {
            #expect(try readAll(Array(bytes[..<count])).issues.count == 1, "after \(count) bytes")
        }
    }

    @Test func aByteOrderMarkAndCarriageReturnsAreAccepted() throws {
        let text = "\u{FEFF}{\r\n\"format\": \"portal-catalog/1\",\r\n\"extensions\": [1,\r\n2]\r\n}\r\n"
        #expect(try readAll(text) == ReadResult(elements: [.extensions(RawJSON(text: "[1,\r\n2]"))]))
        let faulty = try readAll(text.replacing("\"format\"", with: "\"fromat\""))
        #expect(faulty.issues.first == "f.json:2:11: fromat: unknown key 'fromat'; did you mean 'format'?")
    }

    @Test func onlyOneElementIsInMemory() throws {
        var text = #"{"format":"portal-catalog/1","scenes":["#
        var count = 0
        while text.utf8.count < 5_000_000 {
            let views = (0..<8).map {
                #"{"id":"v\#($0)","frame":{"x":0.5,"y":-12,"width":100,"height":1e2},"label":"Größe \#($0)"}"#
            }
            let scene =
                #"{"name":"s\#(count)","canvas":{"width":393,"height":852},"views":[\#(views.joined(separator: ","))]}"#
            text += (count > 0 ? ",\n" : "") + scene
            count += 1
        }
        text += "]}"
        let reader = DocumentReader(source: MemorySource(text, chunkSize: 5000), file: "large.json")
        var scenes = 0
        while try reader.next() != nil { scenes += 1 }
        #expect(scenes == count)
        #expect(reader.windowCapacity < 1 << 20)
    }

    @Test func faultyElementsAreLeftOutAndTheRestIsRead() throws {
        let text = #"""
            {"format":"portal-catalog/1","presets":[
            {"name":"a","animation":".smooth"},{"name":"b","animation":1},{"name":"c","animation":"a"}]}
            """#
        let result = try readAll(text)
        #expect(result.elements.count == 2)
        #expect(
            result.issues == [
                "f.json:2:60: presets[1].animation: expected an animation, as \".smooth(duration: 0.3)\", found the number 1"
            ])
    }

    @Test func laterFindingsGetTheirPlace() throws {
        let text = #"""
            {"format":"portal-catalog/1","scenes":[
            {"name":"first","canvas":{"width":1,"height":1}},
              {"name":"s","canvas":{"width":1,"height":1},
               "views":[{"id":"ä","frame":{"x":0,"y":0,"width":1,"height":1}},
                        {"id":"b" , "frame" : {"x":0,"y":0,"width":1,"height":1}}]}]}
            """#
        let reader = DocumentReader(source: MemorySource(text), file: "f.json")
        _ = try reader.next()
        _ = try reader.next()
        #expect(reader.path.description == "scenes[1]")
        let kept = reader.keptText()
        let view = JSONPath()["views"][1]
        #expect(reader.place(of: JSONPath()) == TextPlace(line: 3, column: 3))
        #expect(reader.place(of: view["id"]) == TextPlace(line: 5, column: 19))
        #expect(reader.place(of: view["frame"]["height"]) == TextPlace(line: 5, column: 67))
        #expect(reader.place(of: view["label"]) == TextPlace(line: 5, column: 13))
        #expect(reader.place(of: JSONPath()["views"][7]) == TextPlace(line: 4, column: 12))
        #expect(reader.issue(at: view["id"], "it is").description == "f.json:5:19: scenes[1].views[1].id: it is")
        #expect(reader.place(of: JSONPath()["views"][0]["id"]) == TextPlace(line: 4, column: 19))
        #expect(reader.place(of: JSONPath()["canvas"]["width"]) == TextPlace(line: 3, column: 33))
        #expect(reader.place(of: view["frame"]["height"]) == TextPlace(line: 5, column: 67))

        let paths = [
            JSONPath(), view["id"], view["frame"]["height"], view["label"], JSONPath()["views"][7],
            JSONPath()["canvas"],
        ]
        let places = paths.map(reader.place)
        #expect(try reader.next() == nil)
        #expect(paths.map(kept.place) == places)
    }

    @Test(arguments: [
        (#"{"name":"root"}"#, PresentationContext.Presentation.root),
        (#"{"name":"detail"}"#, .sheet),
        (#"{"name":"root","presentation":"push"}"#, .push),
    ])
    func aContextIsASheetUnlessItSaysOtherwise(_ json: String, _ presentation: PresentationContext.Presentation) throws
    {
        let text =
            #"{"format":"portal-catalog/1","scenes":[{"name":"s","canvas":{"width":1,"height":1},"contexts":[\#(json)]}]}"#
        guard case .scene(let scene) = try readAll(text).elements.first else { return #expect(Bool(false), "no scene") }
        #expect(scene.contexts.map(\.presentation) == [presentation])
    }

    @Test func namesAndReferencesAreNormalised() throws {
        let text = #"""
            {"format":"portal-catalog/1","presets":[
            {"name":"e\u0301","animation":".smooth"},{"name":"b","animation":"{e\u0301}.delay(0.10)"}]}
            """#
        #expect(
            try readAll(text).elements == [
                .preset(Preset(name: "\u{E9}", animation: ".smooth")),
                .preset(Preset(name: "b", animation: "{\u{E9}}.delay(0.1)")),
            ])
    }
}
