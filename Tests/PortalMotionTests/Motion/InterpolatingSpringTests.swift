import Testing

@testable import PortalMotion

@Suite struct InterpolatingSpringTests {
    private static let springs = Dictionary(
        uniqueKeysWithValues: Reference.table("interp_cases").map { row in
            let spring = Animation(
                base: .physicalSpring(
                    mass: row.number("mass") ?? 0, stiffness: row.number("stiffness") ?? 0,
                    damping: row.number("damping") ?? 0, initialVelocity: row.number("initial_velocity") ?? 0))
            return (row["case"], spring)
        })

    @Test(arguments: Reference.frames("interp_frames"))
    func framesAgree(frames: Reference.Frames) throws {
        let animation = try #require(Self.springs[frames.name])
        for (column, target) in [1.0, 300].enumerated() {
            let run = AnimationRun(animation, to: target, fps: frames.fps, frames: frames.rows.count)
            #expect(run.moving.count > 40)
            for (value, row) in zip(run.moving, frames.rows) {
                #expect(agree(value / target, (row[column] ?? .nan) / target, within: 1e-12))
            }
        }
    }

    @Test(arguments: Reference.table("interp_cases"))
    func endsAreTheSame(row: Reference.Row) throws {
        let animation = try #require(Self.springs[row["case"]])
        guard case .interpolating(let spring) = Motion(animation).base else { return }
        #expect(agree(spring.duration, row.number("duration_ref") ?? .nan, within: 1e-15))
        #expect(spring.logicalDuration == row.number("logical_time"))
        for fps in [60, 120] {
            let run = AnimationRun(animation, to: 300.0, fps: fps, frames: 5 * fps)
            #expect(run.removedFrame == row.integer("removed_n_\(fps)"))
            #expect(run.earlyLogicalFrame == row.integer("logical_n_\(fps)"))
        }
    }

    @Test func durationAndBounceMeanAMassOfOne() throws {
        let animation = try Animation(".interpolatingSpring(duration: 0.5, bounce: 0.3)")
        #expect(Motion(animation) == Motion(try #require(Self.springs["d0.5_b0.3"])))
    }

    /// A spring so slow that 1,024 tenths of a second are not enough settles at the same phase as a fast one.
    @Test(arguments: [0.0, -2, 5])
    func slowCriticalSpringsAreSolvedFor(velocity: Double) {
        let slow = InterpolatingSpring(mass: 1, stiffness: 1e-6, damping: 1, initialVelocity: velocity * 1e-3)
        let fast = InterpolatingSpring(mass: 1, stiffness: 1e-2, damping: 1, initialVelocity: velocity * 1e-1)
        #expect(abs(slow.duration / fast.duration - 100) < 0.2)
    }

    @Test func velocityIsTheSlopeOfTheProgress() throws {
        for animation in Self.springs.values {
            guard case .interpolating(let spring) = Motion(animation).base else { continue }
            for time in [0.05, 0.2, 0.5] {
                let slope = try #require(spring.progress(at: time + 1e-6)) - #require(spring.progress(at: time - 1e-6))
                #expect(abs(slope / 2e-6 - spring.velocity(at: time)) < 1e-6)
            }
        }
    }
}
