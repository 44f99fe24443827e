import PortalModel
import PortalMotion
import Testing

@testable import PortalDB

@Suite struct AnimationResolverTests {
    /// More of them than are remembered.
    @Test func `many texts mean what they say, and a preset is looked up once`() throws {
        var lookups = 0
        var resolver = AnimationResolver { name in
            lookups += 1
            return name == "base" ? ".linear(duration: 2)" : nil
        }
        for _ in 0..<2 {
            for number in 1...1_500 {
                let delay = Double(number) / 8
                let animation = try resolver.animation(AnimationText("{base}.delay(\(delay))"))
                #expect(animation == Animation.linear(duration: 2).delay(delay))
            }
        }
        #expect(lookups == 1)
        #expect(resolver.followed == ["base": ".linear(duration: 2)"])
    }
}
