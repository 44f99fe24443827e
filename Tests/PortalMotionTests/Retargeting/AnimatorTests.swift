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
                    animator.shift(by: step.target - animator.model)
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
}
