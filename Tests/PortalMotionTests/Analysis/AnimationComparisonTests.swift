import Testing

@testable import PortalMotion

@Suite struct AnimationComparisonTests {
    @Test func anAnimationDoesNotDifferFromItself() {
        let comparison = AnimationComparison(.default, .smooth(), distance: 300)
        #expect(comparison.largestGap.distance == 0)
        #expect(comparison.first == comparison.second)
    }

    @Test func theGapIsWhereTheTwoAreFurthestApart() {
        let comparison = AnimationComparison(
            .linear(duration: 1), .linear(duration: 1).delay(0.5), distance: 100, fps: 60)
        #expect(abs(comparison.largestGap.distance - 50) < 1e-3)
        #expect((30...60).contains(comparison.largestGap.moment.frame))
        #expect(comparison.first.removed?.frame == 61)
        #expect(comparison.second.removed?.frame == 91)
    }

    @Test func aRemovedAnimationStaysAtItsTarget() {
        let comparison = AnimationComparison(.linear(duration: 0.1), .linear(duration: 1).delay(1), distance: 100)
        #expect(comparison.largestGap.distance == 100)
    }
}
