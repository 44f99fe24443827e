import TestSupport
import Testing

@testable import PortalMotion

@Suite struct AnimationParserTests {
    private static let canonical: [(text: String, expected: String)] = [
        (".default", ".default"),
        (".linear(duration: 0.35)", ".linear"),
        (".easeIn", ".easeIn"),
        (".easeInOut(duration: 1.0)", ".easeInOut(duration: 1)"),
        (".timingCurve(0.25, 0.10, 0.25, 1, duration: 0.35)", ".timingCurve(0.25, 0.1, 0.25, 1)"),
        (".timingCurve(.circularEaseIn, duration: 0.35)", ".timingCurve(.circularEaseIn, duration: 0.35)"),
        (".smooth()", ".smooth"),
        (".smooth(duration: 0.5, extraBounce: 0)", ".smooth"),
        (".snappy(duration: 0.4)", ".snappy(duration: 0.4)"),
        (".bouncy(extraBounce: -0.1)", ".bouncy(extraBounce: -0.1)"),
        (".spring()", ".spring"),
        (".spring(duration: 0.5, bounce: 0, blendDuration: 0)", ".spring"),
        (".spring(blendDuration: 0.2)", ".spring(blendDuration: 0.2)"),
        (".spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)", ".spring(response: 0.5)"),
        (".spring(dampingFraction: 0.825)", ".spring(response: 0.5)"),
        (".spring(response: 0.5, dampingFraction: 0.9)", ".spring(dampingFraction: 0.9)"),
        (
            ".spring(response: 0.5, dampingFraction: 0.825, blendDuration: 1)",
            ".spring(response: 0.5, blendDuration: 1)"
        ),
        (".interactiveSpring(duration: 0.15)", ".interactiveSpring"),
        (".interactiveSpring(blendDuration: 0.25)", ".interactiveSpring"),
        (".interactiveSpring(dampingFraction: 0.86)", ".interactiveSpring(response: 0.15)"),
        (".interpolatingSpring(duration: 0.5, bounce: 0)", ".interpolatingSpring"),
        (".interpolatingSpring(initialVelocity: -0)", ".interpolatingSpring"),
        (
            ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)",
            ".interpolatingSpring(stiffness: 100, damping: 10)"
        ),
        (".smooth.delay(0)", ".smooth.delay(0)"),
        (".smooth.repeatCount(3, autoreverses: true)", ".smooth.repeatCount(3)"),
        (".smooth.repeatForever(autoreverses: true)", ".smooth.repeatForever()"),
        (".smooth.repeatForever(autoreverses: false)", ".smooth.repeatForever(autoreverses: false)"),
        (".smooth.logicallyComplete(after: 1e-3)", ".smooth.logicallyComplete(after: 0.001)"),
        (".smooth.speed(1e-7)", ".smooth.speed(1e-07)"),
        ("Animation.smooth.speed(2)", ".smooth.speed(2)"),
        ("  Animation . smooth ".replacing(" . ", with: " ."), ".smooth"),
        (
            "\t.smooth (\r\n duration : 0.4 ,\n extraBounce:0.1 )\n  .delay( 0.1 )\n",
            ".smooth(duration: 0.4, extraBounce: 0.1).delay(0.1)"
        ),
    ]

    @Test(arguments: canonical)
    func printsTheShortestForm(text: String, expected: String) throws {
        let animation = try Animation(text)
        #expect(animation.description == expected)
        #expect(try Animation(animation.description) == animation)
    }

    /// The same motion in two spellings.
    private static let synonyms = [
        (".default", ".spring"), (".default", ".smooth"), (".easeIn", ".timingCurve(0.42, 0, 1, 1)"),
        (".snappy", ".spring(bounce: 0.15)"),
        (".interactiveSpring", ".spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"),
        (".interactiveSpring(response: 0.15)", ".spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)"),
        (".spring(bounce: -0.5)", ".spring(response: 0.5, dampingFraction: 2)"),
    ]

    @Test(arguments: synonyms)
    func spellingsOfOneMotion(first: String, second: String) throws {
        #expect(try Motion(Animation(first)) == Motion(Animation(second)))
    }

    private static let errors: [(text: String, expected: String)] = [
        (".smoth", "column 2: unknown animation '.smoth'; did you mean '.smooth'?"),
        (
            ".\(String(repeating: "x", count: 99))",
            "column 2: unknown animation '.\(String(repeating: "x", count: 60))...'"
        ),
        (
            ".smooth(duration: -\(String(repeating: "9", count: 99)))",
            "column 19: duration is -\(String(repeating: "9", count: 59))...; it must be at least 0"
        ),
        (".easein", "column 2: unknown animation '.easein'; did you mean '.easeIn'?"),
        ("smooth", "column 1: an animation begins with '.', not with 'smooth'; did you mean '.smooth'?"),
        ("", "column 1: expected an animation, found the end"),
        (".", "column 2: expected a name after '.'"),
        (". smooth", "column 2: expected a name after '.'"),
        ("Animation", "column 10: expected '.', found the end"),
        (".smooth(durtion: 0.3)", "column 9: unknown argument 'durtion' of '.smooth'; did you mean 'duration'?"),
        (".smooth(0.3)", "column 9: an argument of '.smooth' needs a label; did you mean 'duration:'?"),
        (".smooth(duration: 0.3, duration: 0.4)", "column 24: 'duration' is given twice"),
        (".smooth(extraBounce: 0.1, duration: 1)", "column 27: 'duration' must stand before 'extraBounce'"),
        (".smooth(duration: 0.3", "column 22: expected ',' or ')', found the end"),
        (".smooth(duration: 0.3s)", "column 22: expected ',' or ')', found 's'"),
        (".smooth(duration: .5)", "column 19: duration must be a number"),
        (".smooth(duration: 1.)", "column 21: expected digits after '.', found ')'"),
        (".smooth(duration: 1e)", "column 21: expected digits in the exponent, found ')'"),
        (".smooth(duration: -)", "column 20: expected digits after '-', found ')'"),
        (".smooth(duration: nan)", "column 19: duration must be a number"),
        (".smooth(duration: 1e999)", "column 19: duration is 1e999; it must be finite"),
        (".smooth(duration: -0.5)", "column 19: duration is -0.5; it must be at least 0"),
        (".bouncy(extraBounce: 0.8)", "column 22: extraBounce is 0.8; it must be greater than -1.3 and at most 0.7"),
        (
            ".snappy(extraBounce: -1.15)",
            "column 22: extraBounce is -1.15; it must be greater than -1.15 and at most 0.85"
        ),
        (
            ".interactiveSpring(extraBounce: -1.15)",
            "column 33: extraBounce is -1.15; it must be greater than -1.15 and at most 0.85"
        ),
        (
            ".bouncy(extraBounce: -1.3)",
            "column 22: extraBounce is -1.3; it must be greater than -1.3 and at most 0.7"
        ),
        (".spring(bounce: -1)", "column 17: bounce is -1; it must be greater than -1 and at most 1"),
        (".spring(response: 0.5, bounce: 0.2)", "column 24: 'bounce' of '.spring' does not go with 'response'"),
        (".spring(dampingFraction: -1)", "column 26: dampingFraction is -1; it must be at least 0"),
        (".interpolatingSpring(mass: 1)", "column 29: '.interpolatingSpring' needs the argument 'stiffness'"),
        (".interpolatingSpring(stiffness: 0, damping: 1)", "column 33: stiffness is 0; it must be greater than 0"),
        (".interpolatingSpring(duration: 0)", "column 32: duration is 0; it must be greater than 0"),
        (".linear()", "column 9: '.linear' needs the argument 'duration'"),
        (".default()", "column 9: expected a modifier or the end, found '('"),
        (".timingCurve", "column 13: '.timingCurve' needs the argument 'x1'"),
        (".timingCurve(1.1, 0, 1, 1)", "column 14: x1 is 1.1; it must be between 0 and 1"),
        (".timingCurve(0, 0, 1)", "column 21: '.timingCurve' needs the argument 'y2'"),
        (".timingCurve(0, 0, 1, 1, 1)", "column 26: '.timingCurve' has too many arguments without a label"),
        (
            ".timingCurve(.circularEasIn, duration: 1)",
            "column 15: unknown curve '.circularEasIn'; did you mean '.circularEaseIn'?"
        ),
        (".timingCurve(.easeIn)", "column 21: '.timingCurve' needs the argument 'duration'"),
        ("Animation.smöth", "column 11: unknown animation '.smöth'; did you mean '.smooth'?"),
        (".smooth.dely(1)", "column 9: unknown modifier '.dely'; did you mean '.delay'?"),
        (".smooth.delay", "column 14: expected '(' after '.delay', found the end"),
        (".smooth.delay()", "column 15: '.delay' needs the argument 'delay'"),
        (".smooth.delay(_: 1)", "column 15: expected a label, found '_'"),
        (".smooth.delay(-1)", "column 15: delay is -1; it must be at least 0"),
        (".smooth.speed(0)", "column 15: speed is 0; it must be greater than 0"),
        (".smooth.repeatCount(0)", "column 21: repeat count is 0; it must be at least 1"),
        (".smooth.repeatCount(2.5)", "column 21: repeat count is 2.5; it must be a whole number"),
        (".smooth.repeatCount(1, autoreverses: 1)", "column 38: autoreverses must be true or false"),
        (".smooth.repeatForever", "column 22: expected '(' after '.repeatForever', found the end"),
        (".smooth.logicallyComplete(after: -1)", "column 34: after is -1; it must be at least 0"),
        (".smooth x", "column 9: expected a modifier or the end, found 'x'"),
        (".smooth.delay(1))", "column 17: expected a modifier or the end, found ')'"),
    ]

    @Test(arguments: errors)
    func saysWhatIsWrongAndWhere(text: String, expected: String) {
        let error = #expect(throws: NotationError.self) { try Animation(text) }
        #expect(error?.description == expected)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func whatIsPrintedReadsBack(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<25_000 {
            let animation = Animation.random(using: &random)
            let text = animation.description
            guard let read = try? Animation(text), read == animation else {
                Issue.record("\(text)")
                return
            }
        }
    }

    @Test(arguments: 5...8 as ClosedRange<UInt64>)
    func brokenTextsAreRefusedInsideThem(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<25_000 {
            let text = Self.broken(Animation.random(using: &random).description, using: &random)
            do {
                let expression = try AnimationExpression(text)
                let again = try AnimationExpression(expression.description)
                guard again == expression else {
                    Issue.record("\(text) prints as \(expression)")
                    return
                }
            } catch {
                guard (1...text.count + 1).contains(error.column) else {
                    Issue.record("\(text): \(error)")
                    return
                }
            }
        }
    }

    private static let scraps: [Character] = [
        ".", ",", ":", "(", ")", "{", "}", "-", "0", "9", "e", "a", "Z", "_", " ", "\n", "\r\n", "\0", "é", "\u{301}",
        "👍🏽",
    ]

    /// The text with one to three characters removed, put in, exchanged or repeated.
    private static func broken(_ text: String, using random: inout SplitMix) -> String {
        var characters = Array(text)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...characters.count, using: &random)
            let scrap = random.element(of: scraps)
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where place < characters.count: characters.remove(at: place)
            case 1 where place < characters.count: characters[place] = scrap
            case 2: characters.insert(contentsOf: characters[place...], at: place)
            default: characters.insert(scrap, at: place)
            }
        }
        return String(characters)
    }
}
