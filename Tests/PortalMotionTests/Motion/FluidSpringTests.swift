import Testing

@testable import PortalMotion

@Suite struct FluidSpringTests {
    /// Every fluid case of the reference as it is written.
    private static let notations = [
        "smooth": ".smooth", "smooth_0.3": ".smooth(duration: 0.3)",
        "smooth_0.4_x0.25": ".smooth(duration: 0.4, extraBounce: 0.25)", "snappy": ".snappy", "bouncy": ".bouncy",
        "interactive": ".interactiveSpring", "spring_d0.45_b0.2": ".spring(duration: 0.45, bounce: 0.2)",
        "spring_d1_b-0.3": ".spring(duration: 1, bounce: -0.3)",
        "undamped_d0.5_b1": ".spring(duration: 0.5, bounce: 1)",
        "interactive_r0.15_z0.86":
            ".interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)",
    ]

    private static let animations = Dictionary(
        uniqueKeysWithValues: Reference.table("fluid_cases").map { row in
            let spring = Animation(
                base: .responseSpring(
                    response: row.number("response") ?? 0, dampingFraction: row.number("damping_fraction") ?? 0,
                    blendDuration: row.number("blend_duration") ?? 0))
            return (row["case"], spring)
        })

    @Test(arguments: notations.sorted { $0.key < $1.key })
    func notationMeansItsResponseAndDampingFraction(name: String, notation: String) throws {
        #expect(try Motion(Animation(notation)) == Motion(#require(Self.animations[name])))
    }

    @Test(arguments: Reference.frames("fluid_frames"))
    func framesAreTheSameBits(frames: Reference.Frames) throws {
        let animation = try #require(Self.animations[frames.name])
        for (column, target) in [1.0, 100, 300].enumerated() {
            let run = AnimationRun(animation, to: target, fps: frames.fps, frames: frames.rows.count)
            #expect(run.moving == frames.rows.compactMap { $0[column] })
        }
        let run = AnimationRun(animation, to: SIMD2(120, -340), fps: frames.fps, frames: frames.rows.count)
        #expect(run.moving.map { [$0.x, $0.y] } == frames.rows.compactMap { $0[3] == nil ? nil : Array($0[3...]) })
    }

    @Test(arguments: Reference.table("fluid_events"))
    func eventsComeInTheSameFrame(row: Reference.Row) throws {
        let animation = try #require(Self.animations[row["case"]])
        let fps = try #require(row.integer("fps"))
        let frames = row.integer("removed_n").map { $0 + 1 } ?? 3 * fps + 1
        let last = [row.number("last_x"), row.number("last_y")].compactMap(\.self)
        if let target = row.number("value") {
            let run = AnimationRun(animation, to: target, fps: fps, frames: frames)
            #expect(run.earlyLogicalFrame == row.integer("logical_n"))
            #expect(run.removedFrame == row.integer("removed_n"))
            if run.removedFrame != nil { #expect(run.moving.last.map { [$0] } == last) }
        } else {
            let run = AnimationRun(animation, to: SIMD2(120, -340), fps: fps, frames: frames)
            #expect(run.earlyLogicalFrame == row.integer("logical_n"))
            #expect(run.removedFrame == row.integer("removed_n"))
            if run.removedFrame != nil { #expect(run.moving.last.map { [$0.x, $0.y] } == last) }
        }
    }

    @Test func gapsAdvanceAtMostASecond() {
        let rows = Reference.table("fluid_gaps")
        for name in Set(rows.map { $0["case"] }) {
            var state = FluidSpring.State<Double>()
            for row in rows where row["case"] == name {
                let spring = FluidSpring(
                    response: row.number("response") ?? 0, dampingFraction: row.number("damping_fraction") ?? 0)
                spring.advance(&state, towards: row.number("target") ?? 0, to: row.number("t") ?? 0)
                #expect(state.offset == row.number("value"), "\(name) \(row["k"])")
                #expect(state.time == row.number("state_time"), "\(name) \(row["k"])")
                #expect(state.velocity == row.number("velocity"), "\(name) \(row["k"])")
                #expect(state.force == row.number("force"), "\(name) \(row["k"])")
            }
        }
    }

    @Test func anUnstableSpringEnds() throws {
        let run = AnimationRun(
            try Animation(".spring(response: 0, dampingFraction: 10)"), to: 1.0, fps: 60, frames: 600)
        #expect(run.removedFrame != nil)
        #expect(run.moving.allSatisfy { !$0.isNaN })
    }

    @Test(arguments: [".smooth.speed(1e16)", ".smooth.speed(1e300)", ".smooth.speed(1e-300)", ".smooth.delay(1e300)"])
    func extremeTimesStillReturn(notation: String) throws {
        let run = AnimationRun(try Animation(notation), to: 1.0, fps: 60, frames: 60)
        #expect(run.moving.allSatisfy { $0.isFinite })
    }
}
