import PortalModel
import PortalMotion
import Testing

@testable import PortalDB

@Suite struct AnimationResolverFollowingTests {
    /// A chain: preset 0 is an animation, and each other starts from the one before.
    private func resolver(looked: @escaping () -> Void = {}) -> AnimationResolver {
        AnimationResolver { name in
            looked()
            return Int(name.rawValue).map { $0 == 0 ? ".linear" : AnimationText("\($0 - 1)") }
        }
    }

    @Test func `what is known already is followed as at first, and looked up no more`() throws {
        var lookups = 0
        var resolver = resolver { lookups += 1 }
        for text: AnimationText in ["2", "{1}.delay(1)", "2"] {
            _ = try resolver.animation(text)
        }
        #expect(resolver.followed == ["0": ".linear", "1": "0", "2": "1"])
        resolver.beginFollowing()
        #expect(resolver.followed == [:])
        _ = try resolver.animation("{1}.delay(1)")
        #expect(resolver.followed == ["0": ".linear", "1": "0"])
        #expect(lookups == 3)
    }

    /// Else it would matter what was played before.
    @Test(arguments: [[], ["10"], ["63"], ["64"]]) func `what is known already makes no chain shorter`(
        before: [AnimationText]
    ) throws {
        var resolver = resolver()
        for text in before { _ = try resolver.animation(text) }
        #expect(throws: ResolutionError.tooDeep("65")) { try resolver.animation("65") }
        #expect(throws: ResolutionError.tooDeep("70")) { try resolver.animation("{70}.delay(1)") }
        _ = try resolver.animation("64")
    }
}
