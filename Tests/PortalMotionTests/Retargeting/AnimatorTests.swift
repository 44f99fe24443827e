import Testing

@testable import PortalMotion

@Suite struct AnimatorTests {
    private struct Step: Sendable {
        let time: Double
        let target: Double
        /// Nil: a change without an animation.
        let notation: String?
    }

    private static let spring = ".spring(response: 0.5, dampingFraction: 0.825)"
    private static let interactive = ".interactiveSpring(response: 0.15, dampingFraction: 0.86)"
    private static let interpolating = ".interpolatingSpring(stiffness: 100, damping: 10)"

    /// The animations of each case of the reference, in order; its times and targets stand in the table.
    private static let notations: [String: [String?]] = [
        "spring_back": [".smooth", ".smooth"],
        "spring_blend_fast": [spring, interactive],
        "spring_blend_slow": [interactive, ".spring(response: 0.55, dampingFraction: 0.8, blendDuration: 0.5)"],
        "bezier_to_spring": [".easeInOut", spring],
        "spring_to_bezier": [spring, ".easeOut"],
        "double": [".smooth", ".smooth", ".smooth"],
        "bezier_to_bezier": [".linear", ".easeInOut"],
        "interp_to_interp": [interpolating, interpolating],
        "spring_bezier_spring": [spring, ".easeOut", ".smooth"],
        "nil_shift": [".smooth", nil],
        "same_direction": [".smooth", ".smooth"],
        "after_logical": [".smooth", ".smooth"],
    ]

    private static func steps(of name: String) throws -> [Step] {
        let row = try #require(Reference.table("interrupt_cases").first { $0["case"] == name })
        let notations = try #require(notations[name])
        return try zip(row["steps"].split(separator: "|"), notations).map { text, notation in
            let words = text.split(separator: " ")
            return Step(
                time: try #require(Double(words[0].dropFirst(2))), target: try #require(Double(words[1].dropFirst(3))),
                notation: notation)
        }
    }

    @Test(arguments: Reference.frames("interrupt_frames"))
    func interruptedFramesAndEventsAgree(frames: Reference.Frames) throws {
        let steps = try Self.steps(of: frames.name)
        let fps = frames.fps
        var animator = Animator(0.0)
        var logical: [Int] = []
        var removed: Int?
        for (frame, row) in frames.rows.enumerated() {
            for step in steps where Int((step.time * Double(fps)).rounded()) == frame {
                if let notation = step.notation {
                    animator.animate(to: step.target, with: try Animation(notation), frame: frame, fps: fps)
                } else {
                    animator.shift(to: step.target)
                }
            }
            let wasComplete = animator.isLogicallyComplete
            let shown = animator.sample(frame: frame, fps: fps)
            #expect(animator.model == row[0])
            #expect(agree(shown, row[1] ?? .nan, within: 1e-9), "frame \(frame)")
            if animator.isAnimating, animator.isLogicallyComplete, !wasComplete { logical.append(frame) }
            if !animator.isAnimating, removed == nil { removed = frame }
        }
        let events = try #require(
            Reference.table("interrupt_events").first { $0["case"] == frames.name && $0.integer("fps") == fps })
        #expect(logical == events["logical_ns"].split(separator: "|").compactMap { Int($0) })
        #expect(removed == events.integer("removed_n"))
    }

    @Test func anAimThatIsTheModelStartsNothing() {
        var animator = Animator(5.0)
        animator.animate(to: 5, with: .smooth(), frame: 0, fps: 60)
        #expect(!animator.isAnimating && animator.isLogicallyComplete)
        animator.animate(to: 8, with: .smooth(), frame: 0, fps: 60)
        var other = animator
        other.animate(to: 8, with: .linear(), frame: 3, fps: 60)
        #expect(other == animator)
    }

    @Test func aShiftMovesWhatIsShownAndKeepsTheMotion() {
        var (still, moved) = (Animator(SIMD2(0.0, 0)), Animator(SIMD2(0.0, 0)))
        for frame in 0..<100 {
            if frame == 0 {
                still.animate(to: [100, 50], with: .bouncy(), frame: 0, fps: 60)
                moved.animate(to: [100, 50], with: .bouncy(), frame: 0, fps: 60)
            }
            if frame == 7 { moved.shift(to: moved.model + [64, -32]) }
            let offset: SIMD2<Double> = frame < 7 ? .zero : [64, -32]
            let gap = moved.sample(frame: frame, fps: 60) - still.sample(frame: frame, fps: 60) - offset
            #expect(gap.length < 1e-12)
            #expect(moved.isAnimating == still.isAnimating)
        }
    }

    static let overflowing: [(animation: String, target: Double)] = [
        (".timingCurve(0, -1e308, 1, 1e308)", 300), (".timingCurve(0, 0, 1, 1e300)", 1e300),
        (".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1e308)", 1e10),
        (".smooth", .greatestFiniteMagnitude), (".linear.repeatForever()", .greatestFiniteMagnitude),
    ]

    @Test(arguments: overflowing)
    func whatIsTooLargeForANumberEndsAtItsAim(_ example: (animation: String, target: Double)) throws {
        let animation = try Animation(example.animation)
        var (number, vector) = (Animator(-example.target), Animator(SIMD2(0, -example.target)))
        number.animate(to: example.target, with: animation, frame: 0, fps: 60)
        vector.animate(to: [1, example.target], with: animation, frame: 0, fps: 60)
        for frame in 0...200 {
            #expect(number.sample(frame: frame, fps: 60).isFinite)
            let shown = vector.sample(frame: frame, fps: 60)
            #expect(shown.x.isFinite && shown.y.isFinite)
        }
        #expect(!number.isAnimating && number.value == example.target)
        #expect(!vector.isAnimating && vector.value == [1, example.target])
    }

    @Test func settingDropsEveryAnimation() {
        var animator = Animator(0.0)
        animator.animate(to: 1, with: .smooth(), frame: 0, fps: 60)
        animator.set(7)
        #expect(animator == Animator(7))
    }

    /// A retarget that cannot be seen yet: the spring keeps its aim and has moved by nothing.
    @Test func twoRetargetsInOneFrameAreOne() {
        var (once, twice) = (Animator(0.0), Animator(0.0))
        twice.animate(to: 40, with: .snappy(), frame: 10, fps: 60)
        for frame in 10..<40 {
            if frame == 10 || frame == 20 {
                let target = frame == 10 ? 100.0 : 0
                once.animate(to: target, with: .snappy(), frame: frame, fps: 60)
                twice.animate(to: target + 1, with: .snappy(), frame: frame, fps: 60)
                twice.animate(to: target, with: .snappy(), frame: frame, fps: 60)
            }
            let values = (once.sample(frame: frame, fps: 60), twice.sample(frame: frame, fps: 60))
            #expect(agree(values.0, values.1, within: 1e-12))
        }
    }

    /// Between springs of one response a blend that has begun goes on.
    @Test func aBlendOutlivesARetargetToTheSameResponse() {
        var (turned, straight) = (Animator(0.0), Animator(0.0))
        let spring = Motion(.interactiveSpring(response: 0.15))
        for frame in 0..<20 {
            if frame == 0 {
                turned.animate(to: 100, with: .smooth(), frame: 0, fps: 60)
                straight.animate(to: 100, with: .smooth(), frame: 0, fps: 60)
            }
            if frame == 6 {
                turned.animate(to: 199, with: spring, frame: 6, fps: 60)
                straight.animate(to: 200, with: spring, frame: 6, fps: 60)
            }
            if frame == 7 { turned.animate(to: 200, with: spring, frame: 7, fps: 60) }
            let gap = turned.sample(frame: frame, fps: 60) - straight.sample(frame: frame, fps: 60)
            // Its clock is set to the frame again, which is worth less than a step; a lost blend is worth 70.
            #expect(abs(gap) < 4)
        }
    }

    @Test func manyInterruptionsByCurvesLeaveNothingBehind() {
        var animator = Animator(0.0)
        for frame in 0..<600 {
            animator.animate(to: frame.isMultiple(of: 2) ? 100 : 0, with: .linear(duration: 0.2), frame: frame, fps: 60)
            #expect((-1...101).contains(animator.sample(frame: frame, fps: 60)))
        }
        for frame in 600..<620 { animator.sample(frame: frame, fps: 60) }
        #expect(animator == Animator(0))
    }
}
