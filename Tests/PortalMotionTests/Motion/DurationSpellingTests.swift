import TestSupport
import Testing

@testable import PortalMotion

@Suite struct DurationSpellingTests {
    static let exact = [
        (".spring(response: 0.4, dampingFraction: 0.8)", ".spring(duration: 0.4, bounce: 0.2)"),
        (".spring(response: 0.5)", ".spring(bounce: 0.175)"),
        (".spring(dampingFraction: 0)", ".spring(bounce: 1)"),
        (".spring(dampingFraction: 1)", ".spring"),
        (
            ".spring(response: 0, dampingFraction: 0.7, blendDuration: 0.1).delay(0.1).speed(2)",
            ".spring(duration: 0, bounce: 0.3, blendDuration: 0.1).delay(0.1).speed(2)"
        ),
        // 1 / (1 - 0.2)
        (".spring(dampingFraction: 1.25)", ".spring(bounce: -0.2)"),
        (".interactiveSpring(response: 0.15)", ".interactiveSpring(extraBounce: -0.01)"),
        (
            ".interactiveSpring(response: 0.5, dampingFraction: 0.5)",
            ".interactiveSpring(duration: 0.5, extraBounce: 0.35)"
        ),
        // sqrt(39.47841760435743) is 2 pi.
        (
            ".interpolatingSpring(stiffness: 39.47841760435743, damping: 6.283185307179586)",
            ".interpolatingSpring(duration: 1, bounce: 0.5)"
        ),
        (
            ".interpolatingSpring(stiffness: 39.47841760435743, damping: 90, initialVelocity: 2)",
            ".interpolatingSpring(duration: 1, initialVelocity: 2)"
        ),
    ]

    @Test(arguments: exact) func aSpringIsSpeltByDurationAndBounce(old: String, new: String) throws {
        let spelling = try #require(DurationSpelling(of: Animation(old)))
        #expect(spelling.animation.description == new)
        #expect(spelling.isExact)
    }

    static let near = [
        // It is logically complete by its stiffness alone, and after another time than its twin of mass 1.
        (
            ".interpolatingSpring(mass: 4, stiffness: 157.91367041742973, damping: 25.132741228718345)",
            ".interpolatingSpring(duration: 1, bounce: 0.5)"
        ),
        (".spring(dampingFraction: 1e-20)", ".spring(bounce: 1)"),
    ]

    @Test(arguments: near) func whatNoBounceSaysIsSpeltNearly(old: String, new: String) throws {
        let spelling = try #require(DurationSpelling(of: Animation(old)))
        #expect(spelling.animation.description == new)
        #expect(!spelling.isExact)
    }

    @Test(arguments: [".smooth", ".spring(duration: 0.3)", ".default", ".linear", ".spring(dampingFraction: 1e300)"])
    func othersHaveNoSuchSpelling(notation: String) throws {
        #expect(DurationSpelling(of: try Animation(notation)) == nil)
    }

    @Test func whateverIsSpeltCanBeRead() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<20_000 {
            let animation = Animation.random(using: &random)
            guard let spelling = DurationSpelling(of: animation) else { continue }
            #expect(try Animation(spelling.animation.description) == spelling.animation)
            #expect(spelling.isExact == (Motion(spelling.animation) == Motion(animation)))
        }
    }
}
