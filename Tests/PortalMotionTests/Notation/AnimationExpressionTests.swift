import Testing

@testable import PortalMotion

@Suite struct AnimationExpressionTests {
    private static let references: [(text: String, reference: String?, canonical: String)] = [
        (".smooth(duration: 0.5)", nil, ".smooth"),
        (" Animation.smooth", nil, ".smooth"),
        ("hero/open", "hero/open", "hero/open"),
        ("{hero/open}", "hero/open", "hero/open"),
        (" { my preset }.delay( 0.10 )", " my preset ", "{ my preset }.delay(0.1)"),
        ("{a} .speed(2)\n.delay(1)", "a", "{a}.speed(2).delay(1)"),
        ("Animation", "Animation", "Animation"),
        ("Animations.x", "Animations.x", "Animations.x"),
        ("{ .smooth}", " .smooth", "{ .smooth}"),
        ("{.smooth}", ".smooth", "{.smooth}"),
        ("{ }", " ", "{ }"),
    ]

    @Test(arguments: references)
    func startsFromAPresetOrNot(text: String, reference: String?, canonical: String) throws {
        let expression = try AnimationExpression(text)
        #expect(expression.reference == reference)
        #expect(expression.description == canonical)
        #expect(try AnimationExpression(canonical) == expression)
    }

    private static let errors: [(text: String, expected: String)] = [
        ("", "column 1: expected an animation, found the end"),
        ("{a", "column 2: the preset's name has no closing '}'"),
        ("{}", "column 2: expected the name of a preset in the braces"),
        ("{a{b}", "column 2: a preset's name has no '{'"),
        ("{a{\u{301}b}", "column 2: a preset's name has no '{'"),
        ("a}\u{301}b", "column 2: a preset's name has no '}'"),
        ("a}b", "column 2: a preset's name has no '}'"),
        ("{a}x", "column 4: expected a modifier or the end, found 'x'"),
        ("{é}.dely(1)", "column 5: unknown modifier '.dely'; did you mean '.delay'?"),
        (".smoth", "column 2: unknown animation '.smoth'; did you mean '.smooth'?"),
    ]

    @Test(arguments: errors)
    func saysWhatIsWrongAndWhere(text: String, expected: String) {
        let error = #expect(throws: NotationError.self) { try AnimationExpression(text) }
        #expect(error?.description == expected)
    }

    @Test func resolvingPutsTheModifiersAfterThePresets() throws {
        let preset = try Animation(".snappy.delay(0.2)")
        #expect(try AnimationExpression("{p}.speed(2)").resolved(preset)?.description == ".snappy.delay(0.2).speed(2)")
        #expect(try AnimationExpression("p").resolved(preset) == preset)
        #expect(try AnimationExpression(".bouncy").resolved(nil) == Animation(".bouncy"))
        #expect(try AnimationExpression("p").resolved(nil) == nil)
    }
}
