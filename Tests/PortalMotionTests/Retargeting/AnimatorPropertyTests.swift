import TestSupport
import Testing

@testable import PortalMotion

/// What holds for any animations and any interruptions; seeds are fixed.
@Suite struct AnimatorPropertyTests {
    /// Changes of the aim, frame by frame at 60 fps.
    private struct Script {
        var changes: [(frame: Int, target: Double, motion: Motion)] = []

        init(using random: inout SplitMix, animation: (inout SplitMix) -> Animation) {
            var frame = 0
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                changes.append((frame, random.number(-300...300), Motion(animation(&random))))
                frame += Int.random(in: 0...8, using: &random)
            }
        }

        var lastFrame: Int { (changes.last?.frame ?? 0) + 30 }

        /// Brings the animator to a frame, which is counted at 60 fps whatever the rate.
        func apply(in frame: Int, to animator: inout Animator<Double>, fps: Int) {
            for change in changes where change.frame == frame {
                animator.animate(to: change.target, with: change.motion, frame: frame * fps / 60, fps: fps)
            }
        }
    }

    /// An animation whose frames do not depend on those asked before: no blend, no repeat, no fluid spring that
    /// combines (it follows the moving value underneath from one asked frame to the next) or that ends while others
    /// go on (when it does is a matter of frames).
    private static func memoryless(using random: inout SplitMix) -> Animation {
        let duration = random.number(0.2...1)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .smooth(duration: 1 + duration, extraBounce: random.number(-0.3...0.7))
        case 1: return .easeInOut(duration: duration).delay(random.number(0...0.2))
        case 2: return .easeOut(duration: duration).speed(random.number(0.5...1))
        default:
            return Animation(base: .interpolatingSpring(duration: duration, bounce: 0.2, initialVelocity: 0))
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func noRetargetMakesTheValueJump(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let script = Script(using: &random) { random in
            while true {
                let animation = Animation.random(using: &random)
                // Not one whose base is over in the frame it begins.
                let base = Animation(base: animation.base)
                if AnimationRun(base, to: 1.0, fps: 60, frames: 1).removedFrame == nil { return animation }
            }
        }
        var animator = Animator(0.0)
        for frame in 0...script.lastFrame {
            var untouched = animator
            let before = untouched.sample(frame: frame, fps: 60)
            for change in script.changes where change.frame == frame {
                animator.animate(to: change.target, with: change.motion, frame: frame, fps: 60)
                // A spring that would end here may be a hundredth of its way, at most 600, from where it aims.
                let slack = untouched.isAnimating ? 1e-9 * max(1, abs(before)) : 6
                #expect(abs(animator.sample(frame: frame, fps: 60) - before) <= slack, "\(change)")
            }
            let shown = animator.sample(frame: frame, fps: 60)
            #expect(animator.sample(frame: frame, fps: 60) == shown)
            if !animator.isAnimating { #expect(shown == animator.model && animator.isLogicallyComplete) }
        }
    }

    /// They may have begun in different frames, which above 300 a second can be less than a step of a spring apart.
    @Test(arguments: [60, 333, 1000], 1...50 as ClosedRange<UInt64>)
    func twoValuesAtOnceAreAsEachOfThem(fps: Int, seed: UInt64) {
        var random = SplitMix(seed: seed)
        typealias Pair = (first: Animator<SIMD2<Double>>, second: Animator<SIMD2<Double>>)
        var changes: [(WritableKeyPath<Pair, Animator<SIMD2<Double>>>, frame: Int, SIMD2<Double>, Motion)] = []
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let target = SIMD2(random.number(-300...300), random.number(-300...300))
            let spring = Motion(.spring(response: random.number(0.2...0.6), dampingFraction: random.number(0.5...1)))
            let animator = Bool.random(using: &random) ? \Pair.first : \Pair.second
            changes.append((animator, Int.random(in: 0...4, using: &random), target, spring))
        }
        var together = (first: Animator(SIMD2<Double>.zero), second: Animator(SIMD2<Double>.zero))
        var apart = together
        for frame in 0...fps {
            for (animator, start, target, spring) in changes where start == frame {
                together[keyPath: animator].animate(to: target, with: spring, frame: frame, fps: fps)
                apart[keyPath: animator].animate(to: target, with: spring, frame: frame, fps: fps)
            }
            Animator.sampleBoth(&together.first, &together.second, frame: frame, fps: fps)
            apart.first.sample(frame: frame, fps: fps)
            apart.second.sample(frame: frame, fps: fps)
            #expect(together.first == apart.first && together.second == apart.second, "frame \(frame)")
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func frameRatesAgreeAtSharedTimes(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let script = Script(using: &random, animation: Self.memoryless)
        var (slow, fast) = (Animator(0.0), Animator(0.0))
        for frame in 0...script.lastFrame {
            script.apply(in: frame, to: &slow, fps: 60)
            script.apply(in: frame, to: &fast, fps: 120)
            let values = (slow.sample(frame: frame, fps: 60), fast.sample(frame: 2 * frame, fps: 120))
            // From a removal on, which is a matter of frames, the two go their own ways.
            guard slow.isAnimating && fast.isAnimating else { return }
            #expect(values.0 == values.1, "frame \(frame)")
            fast.sample(frame: 2 * frame + 1, fps: 120)
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func framesThatAreNotAskedDoNotMatter(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let script = Script(using: &random, animation: Self.memoryless)
        var (dense, sparse) = (Animator(0.0), Animator(0.0))
        for frame in 0...script.lastFrame {
            script.apply(in: frame, to: &dense, fps: 60)
            script.apply(in: frame, to: &sparse, fps: 60)
            let shown = dense.sample(frame: frame, fps: 60)
            guard dense.isAnimating else { return }
            if frame % 40 == 0 || Int.random(in: 0..<5, using: &random) == 0 {
                #expect(sparse.sample(frame: frame, fps: 60) == shown, "frame \(frame)")
            }
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func vectorsMoveAsTheirComponents(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let animation = Animation.random(using: &random)
        // A repeat begins its passes when the whole vector is over.
        guard !animation.modifiers.contains(where: \.isRepeat) else { return }
        let target = SIMD2(random.number(-300...300), random.number(-300...300))
        let whole = AnimationRun(animation, to: target, fps: 60, frames: 120).moving
        for component in 0..<2 {
            let part = AnimationRun(animation, to: target[component], fps: 60, frames: 120).moving
            #expect(zip(part, whole).allSatisfy { $0 == $1[component] })
        }
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func delaysAddUp(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let animation = Self.memoryless(using: &random)
        let (a, b) = (random.number(0...0.5), random.number(0...0.5))
        let twice = AnimationRun(animation.delay(a).delay(b), to: 1.0, fps: 60, frames: 120).values
        let once = AnimationRun(animation.delay(a + b), to: 1.0, fps: 60, frames: 120).values
        // The sums may differ in the last bit, which is a step of 1/300 s more or less.
        let step = zip(once, once.dropFirst()).map { abs($1 - $0) }.max() ?? 0
        #expect(zip(twice, once).allSatisfy { abs($0 - $1) <= max(1e-9, step / 2) })
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func speedShortensACurve(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let (duration, speed) = (random.number(0.1...1), random.number(0.3...3))
        let fast = AnimationRun(.easeIn(duration: duration).speed(speed), to: 1.0, fps: 120, frames: 600)
        let short = AnimationRun(.easeIn(duration: duration / speed), to: 1.0, fps: 120, frames: 600)
        #expect(zip(fast.values, short.values).allSatisfy { abs($0 - $1) <= 1e-5 })
        #expect(abs(try #require(fast.removedFrame) - #require(short.removedFrame)) <= 1)
    }
}

extension Animation.Modifier {
    fileprivate var isRepeat: Bool {
        switch self {
        case .repeatCount, .repeatForever: true
        default: false
        }
    }
}
