import PortalMotion
import Testing

@testable import PortalSourceScan

@Suite struct AnimationMembersTests {
    @Test(
        arguments: [
            (["extension Animation { static let a = Animation.bouncy }"], "withAnimation .bouncy.delay(1)"),
            (["extension SwiftUI.Animation { static let a: Self = .bouncy }"], "withAnimation .bouncy.delay(1)"),
            (["extension Animation { static var a: Animation { .bouncy } }"], "withAnimation .bouncy.delay(1)"),
            (["extension Animation { static var a: Self { return .bouncy } }"], "withAnimation .bouncy.delay(1)"),
            (
                [
                    "extension Animation { static let b = Animation.bouncy }",
                    "extension Animation { static var a: Self { .b.speed(2) } }",
                ], "withAnimation .bouncy.speed(2).delay(1)"
            ),
            (
                ["extension Animation { static let b = Animation.bouncy; static var a: Self { .b.speed(2) } }"],
                "withAnimation .bouncy.speed(2).delay(1)"
            ),
            (["enum Motion { static let a = Animation.bouncy }"], "withAnimation ? '.a' is declared elsewhere"),
            (
                ["extension Animation { enum B { static let a = Animation.bouncy } }"],
                "withAnimation ? '.a' is declared elsewhere"
            ),
            (["extension Animation { func a() -> Self { .bouncy } }"], "withAnimation ? '.a' is declared elsewhere"),
            (
                [
                    "extension Animation {\n#if A\nstatic let a = Animation.bouncy\n#else\nstatic let a = Animation.smooth\n#endif\n}"
                ],
                "withAnimation ? '.a' is declared more than once"
            ),
            (
                ["extension Animation { static var a: Self { if x { .bouncy } else { make() } } }"],
                "withAnimation ? '.a' is not written out where it is declared"
            ),
            (
                ["extension Animation { static let a = make() }"],
                "withAnimation ? '.a' is not written out where it is declared"
            ),
        ] as [([String], String)])
    func aMemberIsKnownInEveryFile(declarations: [String], expected: String) {
        var members = AnimationMembers()
        for text in declarations { members.collect(in: Array(text.utf8), defaults: defaults) }
        let text = "withAnimation(.a.delay(1)) { }"
        let found = FoundMotion.all(in: Array(text.utf8), defaults: defaults, members: members)
        #expect(found.map(\.summary) == [expected])
    }
}
