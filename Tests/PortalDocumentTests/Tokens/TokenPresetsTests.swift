import PortalModel
import PortalMotion
import PortalSystem
import TestSupport
import Testing

@testable import PortalDocument

/// What tokens become.
@Suite struct TokenPresetsTests {
    static let goldenNames = ["presets.txt", "lenient.txt"]

    static let files: [String] = [
        // Values
        ##"{"motion": {"fast": {"$type": "duration", "$value": {"value": 70, "unit": "ms"}}, "slow": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}}}}"##,
        ##"{"$type": "cubicBezier", "own": {"$value": [0.2, -0.5, 0.38, 1.9]}, "in": {"$value": [0.42, 0, 1, 1]}, "line": {"$value": [0, 0, 1, 1]}}"##,
        ##"{"t": {"$type": "transition", "$value": {"duration": {"value": 0.3, "unit": "s"}, "delay": {"value": 20, "unit": "ms"}, "timingFunction": [0.42, 0, 0.58, 1]}}}"##,
        // Types: the token's own, the other's, the nearest group's
        ##"{"$type": "color", "g": {"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}}, "b": {"$type": "cubicBezier", "$value": [0, 0, 0, 1]}, "c": {"$value": "{g.b}"}}, "d": {"$value": "#fff"}, "e": {"$type": "shadow", "$value": "{gone}"}}"##,
        // References
        ##"{"d": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}, "e": {"$type": "cubicBezier", "$value": [0.4, {"$ref": "#/n/$value"}, 0.3, 1]}, "n": {"$type": "number", "$value": 0.14}, "t": {"$type": "transition", "$value": {"duration": "{d}", "delay": {"$ref": "#/zero"}, "timingFunction": {"$ref": "#/e/$value"}}}, "zero": {"$type": "duration", "$value": {"value": {"$ref": "#/d/$value/value"}, "unit": "ms"}}, "same": {"$value": "{t}"}, "again": {"$ref": "#/same"}, "part": {"$type": "duration", "$ref": "#/t/$value/duration"}}"##,
        ##"{"a~/b": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "x": {"$ref": "#/a~0~1b/$value"}, "y": {"$ref": "#/a%7E0~1b"}}"##,
        // Groups
        ##"{"hero": {"$type": "duration", "$root": {"$value": {"value": 1, "unit": "s"}}, "open": {"$value": "{hero.$root}"}}}"##,
        ##"{"base": {"$type": "duration", "$deprecated": "use new", "a": {"$value": {"value": 1, "unit": "s"}}, "in": {"b": {"$value": {"value": 2, "unit": "s"}}}}, "more": {"$extends": "{base}", "$deprecated": false, "in": {"b": {"$value": {"value": 3, "unit": "s"}, "$description": "replaced"}, "c": {"$value": "{more.a}"}}}, "most": {"$extends": "#/more", "d": {"$value": {"value": 4, "unit": "s"}}}}"##,
        ##"{"$root": {"$type": "color", "$value": "#fff"}, "a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"##,
        // What is said of a token
        ##"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$description": "Slow", "$deprecated": true, "$extensions": {"org.x": {"k": [1,  2]}, "mode": "dark"}}, "v1%2E5": {"$value": "{a}"}, "%24a%2Fb": {"$value": "{a}"}}"##,
        ##"{"$extensions": {"org.x": 1}, "g": {"$type": "duration", "$extensions": {"org.y": {"k": 1}}, "a": {"$value": {"value": 1, "unit": "s"}, "$extensions": {"org.z": 2}}}}"##,
        ##"{"g": {"$type": "duration", "$extensions": {"org.y": {"k": 1}}, "a": {"$value": {"value": 1, "unit": "s"}}}}"##,
        // Springs
        ##"{"$type": "spring", "a": {"$value": {"stiffness": 380, "damping": 30, "mass": 1}}, "b": {"$value": {"stiffness": 380, "dampingRatio": 0.8}}, "c": {"$value": {"response": 0.3, "damping": 0.8}}, "d": {"$value": {"response": "300ms", "dampingRatio": 0.8}}, "e": {"$value": {"bounce": 0.2, "duration": 0.4}}, "f": {"$value": {"bounce": 0.2, "duration": {"value": 0.5, "unit": "s"}, "physics": {"stiffness": 157.9, "damping": 20.1, "mass": 1}}}, "g": {"$value": {"stiffness": 4, "dampingCoefficient": 1.5}}, "h": {"$value": {"stiffness": 100, "damping": 0}}, "i": {"$value": {"stiffness": 100, "damping": 10, "initialVelocity": 3}}}"##,
        ##"{"t": {"$type": "transition", "$value": {"duration": {"value": 0.3, "unit": "s"}, "delay": {"value": 20, "unit": "ms"}, "timingFunction": [0.42, 0, 0.58, 1]}, "$extensions": {"org.x.motion": {"spring": {"stiffness": 200, "damping": 20, "label": "x"}}}}, "d": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": {"org.y": {"response": 0.3, "dampingRatio": 1}}}}"##,
        // Numbers
        ##"{"a": {"$type": "duration", "$value": {"value": 0.30000001192092896, "unit": "s"}}, "b": {"$type": "cubicBezier", "$value": [0.4000000059604645, 0, 0.5, 1]}}"##,
    ]

    @Test func tokensBecomePresets() throws {
        try tokenGoldens.compare(try Self.listing(files: Self.files, isLenient: false), with: "presets.txt")
    }

    @Test func sloppySpellingsAreTakenWhenAskedFor() throws {
        let files = [
            ##"{"a": {"$type": "duration", "$value": "100ms"}, "b": {"$type": "duration", "$value": "0.3s"}, "c": {"$type": "duration", "$value": {"value": 0.30000001192092896, "unit": "s"}}}"##,
            ##"{"t": {"$type": "transition", "$value": {"duration": "200ms", "timingFunction": [0.42, 0, 0.58, 1]}}}"##,
            ##"{"n": {"$type": "number", "$value": 0.4}, "u": {"$type": "number", "$value": "{n}"}, "a": {"$type": "cubicBezier", "$value": ["{u}", 0, {"$ref": "#/n"}, 1]}, "b": {"$type": "duration", "$value": {"value": "{n}", "unit": "s"}}}"##,
            // These have no single meaning whatever is asked for.
            ##"{"a": {"$type": "duration", "$value": "0.36"}, "b": {"$type": "cubicBezier", "$value": "0.4, 0, 0.2, 1"}, "c": {"$type": "duration", "$value": "-5ms"}}"##,
        ]
        try tokenGoldens.compare(try Self.listing(files: files, isLenient: true), with: "lenient.txt")
    }

    @Test(arguments: [(33.3, "0.0333"), (16.7, "0.0167"), (1.1, "0.0011"), (200, "0.2")])
    func millisecondsAreSecondsToTheLastDigit(milliseconds: Double, seconds: String) throws {
        let token = ##"{"a": {"$type": "duration", "$value": {"value": \##(milliseconds), "unit": "ms"}}}"##
        #expect(try tokenContent(token).presets.map(\.animation.description) == [".easeInOut(duration: \(seconds))"])
    }

    @Test func filesReferToOneAnother() throws {
        let surfaces =
            ##"{"t": {"$type": "transition", "$value": {"duration": "{d.fast}", "delay": {"$ref": "f2.json#/d/fast"}, "timingFunction": [0, 0, 0, 1]}}, "u": {"$value": "{d.fast}"}}"##
        let base = ##"{"d": {"$type": "duration", "fast": {"$value": {"value": 70, "unit": "ms"}}}}"##
        let result = try tokenContent(surfaces, base)
        #expect(result.issues == [])
        #expect(
            result.presets.map(\.animation) == [
                ".timingCurve(0, 0, 0, 1, duration: 0.07).delay(0.07)", "d/fast", ".easeInOut(duration: 0.07)",
            ])
        let twice = try tokenContent(surfaces, base, base)
        #expect(
            twice.issues.contains { $0.hasSuffix("'d.fast' is in f2.json and in f3.json; which is meant is not known") }
        )
    }

    @Test func aPartOfAnotherFileIsReferredToByItsName() throws {
        let number = ##"{"n": {"$type": "number", "$value": 0.4}}"##
        func curve(_ part: String) -> String { ##"{"a": {"$type": "cubicBezier", "$value": [\##(part), 0, 0.2, 1]}}"## }
        let spelling = ##"{ "$ref": "f2.json#/n/$value" }"##
        #expect(
            try tokenContent(curve(##""{n}""##), number).issues
                == [
                    "f.json:1:43: a.$value[0]: \"{n}\" is a whole token; for a part of a value write \(spelling), or use "
                        + "--lenient"
                ])
        let result = try tokenContent(curve(spelling), number)
        #expect(result.issues == [])
        #expect(result.presets.map(\.animation) == [".timingCurve(0.4, 0, 0.2, 1)"])
    }

    /// From the folder of the file that refers, however the files are spelt; else as it is written.
    @Test(
        arguments: [
            (["base.json", "m.json"], "./base.json", 0), (["./base.json", "m.json"], "base.json", 0),
            (["a/base.json", "b/base.json", "m.json"], "a/base.json", 0),
            (["a/base.json", "b/base.json", "b/m.json"], "base.json", 1),
            (["a/base.json", "b/base.json", "b/m.json"], "../a/base.json", 0),
            (["a/base.json", "b/base.json", "b/m.json"], "a/base.json", 0),
            (["/x/base.json", "/x/y/../m.json"], "base.json", 0),
            (["a/\u{301}base.json", "a/m.json"], "\u{301}base.json", 0),
            (["a/base.json", "m.json"], "nowhere/base.json", nil), (["a/base.json", "m.json"], "base.json", nil),
            (["base.json", "a/m.json"], "../../base.json", nil),
        ] as [([String], String, Int?)])
    func aFileIsReferredToByItsPath(files: [String], reference: String, meant: Int?) throws {
        let set = TokenSet(isLenient: false)
        for (number, file) in files.enumerated() {
            let value = ##""t\##(number)": {"$value": {"value": 1, "unit": "s"}}"##
            let reference = ##""a": {"$ref": "\##(reference)#/t\##(meant ?? 0)"}"##
            let content = number + 1 < files.count ? value : reference
            try set.add(MemorySource(##"{"$type": "duration", \##(content)}"##), file: file)
        }
        let content = try #require(set.content().files.last)
        if let meant {
            #expect(content.issues == [])
            #expect(content.presets.first?.preset.animation.description == "t\(meant)")
        } else {
            let message = "no file of this import is called '\(reference)'"
            #expect(content.issues.first?.message.hasPrefix(message) == true, "\(content.issues)")
        }
    }

    /// What another tool has changed is not lost where an animation starts from another preset of the file.
    @Test(
        arguments: [
            (300, 200, "{hero}.delay(0.2)", true), (2000, 900, "{hero}.delay(0.2)", false),
            (300, 900, "{middle}.speed(1)", false), (300, 0, "{middle}.speed(1)", true),
            (150, 0, "{middle}.speed(2)", true),
            (2000, 0, "{elsewhere}.speed(2)", true), (2000, 0, "{late}.delay(1)", true),
        ] as [(Int, Int, String, Bool)])
    func aValueGoesWithTheAnimationBesideIt(duration: Int, delay: Int, animation: String, isSame: Bool) throws {
        func token(_ duration: Int, _ delay: Int, _ animation: String? = nil) -> String {
            let own = animation.map { ##", "$extensions": {"portal-db.preset": {"animation": "\##($0)"}}"## } ?? ""
            return ##"{"$value": {"duration": {"value": \##(duration), "unit": "ms"}, "delay": {"value": \##(delay), "##
                + ##""unit": "ms"}, "timingFunction": [0.42, 0, 1, 1]}\##(own)}"##
        }
        let file = """
            {"$type": "transition", "late": \(token(duration, delay, animation)), "middle": \(token(300, 0, "{hero}")),
             "hero": \(token(300, 0))}
            """
        let result = try tokenContent(file)
        let message =
            "\(animation) does not go with the token's value, .easeIn(duration: \((Double(duration) / 1000).shortestText))"
            + (delay > 0 ? ".delay(\((Double(delay) / 1000).shortestText))" : "")
            + "; remove this extension to take the value"
        #expect(result.issues.map { $0.hasSuffix(message) } == (isSame ? [] : [true]), "\(result.issues)")
        #expect(result.presets.first?.animation.description == animation)
    }

    /// Keys are anybody's; without numbers they make no spring.
    @Test(
        arguments: [
            ##"{"bounce": "none", "duration": "fast"}"##, ##"{"response": {"min": 1}, "damping": 0.5}"##,
            ##"{"stiffness": true, "damping": 10}"##, ##"{"stiffness": 100, "damping": [10]}"##,
            ##"{"bounce": 0.2, "duration": 0.5, "physics": "arcade"}"##,
            ##"{"response": 0.3, "damping": 0.8, "mass": null}"##,
            ##"{"stiffness": "high", "dampingRatio": "low"}"##,
        ] as [String])
    func freeDataWithoutNumbersIsNoSpring(data: String) throws {
        let extensions = ##"{"com.acme.motion": \##(data), "com.acme.other": {"spring": \##(data)}}"##
        let result = try tokenContent(
            ##"{"x": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": \##(extensions)}}"##)
        #expect(result.issues == [])
        #expect(result.presets.map(\.animation) == [".easeInOut(duration: 1)"])
        #expect(result.presets.first?.extensions?.text.contains("com.acme.motion") == true)
    }

    /// The sign in front is one character with the mark, which both are different names without.
    @Test func namesThatBeginWithAMarkAreReferredTo() throws {
        func token(_ seconds: Int) -> String { ##"{"$value": {"value": \##(seconds), "unit": "s"}}"## }
        let file = """
            {"$type": "duration", "q": \(token(1)), "\u{301}q": \(token(2)),
             "g": {"q": \(token(3)), "\u{301}q": \(token(4))},
             "a": {"$value": "{\u{301}q}"}, "b": {"$value": "{g.\u{301}q}"},
             "c": {"$ref": "#/\u{301}q"}, "d": {"$ref": "#/g/\u{301}q/$value"}, "e": {"$ref": "f.json#/\u{301}q"}}
            """
        let result = try tokenContent(file)
        #expect(result.issues == [])
        #expect(
            result.presets.suffix(5).map(\.animation) == [
                "\u{301}q", "g/\u{301}q", "\u{301}q", "g/\u{301}q", "\u{301}q",
            ])
    }

    private static func listing(files: [String], isLenient: Bool) throws -> String {
        let texts = try files.map { file in
            let result = try tokenContent(file, isLenient: isLenient)
            var lines = [file]
            for preset in result.presets {
                var line = "  \(preset.name): \(preset.animation)"
                if let summary = preset.summary { line += " summary: \(summary)" }
                if let extensions = preset.extensions { line += " extensions: \(extensions.text)" }
                lines.append(line)
            }
            lines += result.issues.map { "  issue: \($0)" } + result.warnings.map { "  warning: \($0)" }
            lines += result.otherTypes.sorted { $0.key < $1.key }.map { "  left out: \($0.value) \($0.key)" }
            return lines.joined(separator: "\n") + "\n"
        }
        return texts.joined(separator: "\n")
    }
}
