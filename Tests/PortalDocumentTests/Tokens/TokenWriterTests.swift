import PortalModel
import PortalMotion
import PortalSystem
import TestSupport
import Testing

@testable import PortalDocument

/// What is written is valid, and is read back as it was, to the bit.
@Suite struct TokenWriterTests {
    private static let animations: [AnimationText] = [
        ".default", ".smooth", ".snappy(duration: 0.3)", ".bouncy(extraBounce: 0.2)", ".easeIn", ".linear(duration: 0)",
        ".easeInOut(duration: 0.07)", ".easeOut(duration: 0.123456789)", ".timingCurve(0.2, -0.5, 0.38, 1.9)",
        ".timingCurve(.circularEaseIn, duration: 0.4)", ".spring(response: 0.3, dampingFraction: 0)",
        ".interactiveSpring", ".interpolatingSpring(stiffness: 100, damping: 10)",
        ".interpolatingSpring(mass: 2, stiffness: 1e-300, damping: 0.1)", ".easeIn(duration: 0.2).delay(0.1)",
        ".easeIn(duration: 0.2).delay(0.1).speed(2)", ".smooth.repeatForever(autoreverses: false)",
        ".easeIn.speed(1e-300).speed(1e-300)", ".linear(duration: 1).repeatCount(3)", ".spring(duration: 0)",
        ".easeOut.logicallyComplete(after: 0.1)",
    ]

    private static let names = [
        "hero", "hero/open", "hero/open/late", "v1.5", "$x", "a//b", "/a", "a/", "%2E", "cost$/50%", "größe",
        "say \"hi\"",
        "back\\slash", "q", "\u{301}q", "q/\u{301}q", "\u{200D}q", "a~b", "#", "a b", "$root", "hero/$root", "presets",
        "scenes", "format", "extensions", "spring",
        "portal-db.preset",
    ]

    private static let extensions = [
        nil, "{}", "null", #"{ "org.x": { "k": [1,  2] } }"#, #"{ "$deprecated": "old", "org.x": 1 }"#,
        #"{"org.x":1}"#, #"{ "mode": 1 }"#, #"{ "$deprecated": 5 }"#,
        #"{ "portal-db.preset": { "animation": ".smooth" } }"#,
        #"{ "org.x": { "stiffness": 3, "damping": 9 } }"#, #"{ "org.x": 1, "$deprecated": true }"#, "[1,\n 2]",
    ]

    private static var presets: [Preset] {
        let plain = names.enumerated().map { number, name in
            Preset(
                name: Preset.ID(name), animation: animations[number % animations.count],
                summary: number % 3 == 0 ? "Line\nbreak \(number)" : nil, tags: number % 4 == 0 ? ["a", "b\""] : [],
                extensions: extensions[number % extensions.count].map(RawJSON.init(text:)))
        }
        let animated = animations.enumerated().map { Preset(name: Preset.ID("all/\($0)"), animation: $1) }
        let free = extensions.enumerated().map { number, text in
            Preset(name: Preset.ID("free/\(number)"), animation: ".easeIn", extensions: text.map(RawJSON.init(text:)))
        }
        let references = [
            Preset(name: "plain", animation: "q"), Preset(name: "marked", animation: "\u{301}q"),
            Preset(name: "joined", animation: "\u{200D}q"), Preset(name: "inGroup", animation: "q/\u{301}q"),
            Preset(name: "same", animation: "hero/open"), Preset(name: "root", animation: "hero", tags: ["t"]),
            Preset(name: "late", animation: "{hero/open}.delay(0.1)"), Preset(name: "again", animation: "same"),
            Preset(
                name: "odd", animation: "{hero/open}.speed(2)",
                extensions: RawJSON(text: #"{ "org.x": { "stiffness": 3, "damping": 9 } }"#)),
            Preset(
                name: "aliasWithSpring", animation: "same",
                extensions: RawJSON(text: #"{ "org.x": { "stiffness": 3, "damping": 9 } }"#)),
        ]
        return plain + animated + free + references
    }

    private static func written(_ presets: [Preset]) throws -> (text: String, standIns: TokenWriter.StandIns) {
        let texts = Dictionary(uniqueKeysWithValues: presets.map { ($0.name.rawValue, $0.animation) })
        func animation(_ text: AnimationText) throws -> Animation {
            let expression = try AnimationExpression(text.description)
            let base = try expression.reference.map { try animation(try #require(texts[$0])) }
            return try #require(expression.resolved(base))
        }
        var writer = TokenWriter()
        for preset in presets { writer.add(preset, animation: try animation(preset.animation)) }
        let bytes = writer.text()
        return (String(decoding: bytes, as: UTF8.self), writer.standIns)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let text = try Self.written(Self.presets).text
        let result = try tokenContent(text)
        #expect(result.issues == [] && result.warnings == [])
        let byName = Dictionary(uniqueKeysWithValues: result.presets.map { ($0.name, $0) })
        #expect(byName.count == Self.presets.count)
        for preset in Self.presets { #expect(byName[preset.name] == preset) }
        #expect(try Self.written(result.presets).standIns == Self.written(Self.presets).standIns)
        #expect(DocumentKind(beginning: Array(text.utf8)) == .tokens)
    }

    @Test func whatIsWrittenIsValid() throws {
        #expect(try TokenRules(Self.written(Self.presets).text).violations == [])
        let random = (UInt64(0)..<200).map { seed in
            var generator = Generator(seed: seed)
            var preset = generator.preset()
            preset.name = Preset.ID("\(preset.name)/\(seed)")
            preset.animation = generator.one(of: Self.animations)
            return preset
        }
        let text = try Self.written(random).text
        #expect(try TokenRules(text).violations == [])
        #expect(Set(try tokenContent(text).presets) == Set(random))
    }

    @Test func theFormIsThis() throws {
        let presets = [
            Preset(name: "hero", animation: ".easeIn(duration: 0.2).delay(0.05)", summary: "Card to sheet"),
            Preset(name: "hero/open", animation: ".bouncy", tags: ["card"]),
            Preset(name: "hero/v1.5", animation: "hero"),
            Preset(name: "pulse", animation: ".smooth.repeatForever()"),
        ]
        try tokenGoldens.compare(try Self.written(presets).text, with: "form.tokens.json")
    }

    @Test func nothingIsAFileToo() throws {
        var writer = TokenWriter()
        let text = writer.text()
        #expect(DocumentKind(beginning: text) == .tokens)
        #expect(try tokenContent(String(decoding: text, as: UTF8.self)).issues == [])
    }
}
