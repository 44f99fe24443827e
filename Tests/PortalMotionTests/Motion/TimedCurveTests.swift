import Testing

@testable import PortalMotion

@Suite struct TimedCurveTests {
    private static let curves = Dictionary(
        uniqueKeysWithValues: Reference.table("bezier_cases").map { row in
            let curve = Animation(
                base: .timingCurve(
                    x1: row.number("p1x") ?? 0, y1: row.number("p1y") ?? 0, x2: row.number("p2x") ?? 0,
                    y2: row.number("p2y") ?? 0, duration: row.number("duration") ?? 0))
            return (row["case"], curve)
        })

    @Test(arguments: Reference.frames("bezier_frames"))
    func framesAreTheSameBits(frames: Reference.Frames) throws {
        let animation = try #require(Self.curves[frames.name])
        for (column, target) in [1.0, 100, 300].enumerated() {
            let run = AnimationRun(animation, to: target, fps: frames.fps, frames: frames.rows.count)
            #expect(run.moving == frames.rows.compactMap { $0[column] })
        }
        let run = AnimationRun(animation, to: SIMD2(120, -340), fps: frames.fps, frames: frames.rows.count)
        #expect(run.moving.map { [$0.x, $0.y] } == frames.rows.map { Array($0[3...]) })
    }

    @Test(arguments: Reference.table("bezier_cases"))
    func removalComesInTheSameFrame(row: Reference.Row) throws {
        let animation = try #require(Self.curves[row["case"]])
        for fps in [60, 120] {
            let run = AnimationRun(animation, to: 1.0, fps: fps, frames: 2 * fps)
            #expect(run.removedFrame == row.integer("removed_n_\(fps)"))
            #expect(run.earlyLogicalFrame == nil)
        }
    }

    @Test func curveValuesAndSlopesAgree() throws {
        for row in Reference.table("bezier_curve") {
            let animation = try #require(Self.curves[row["case"]])
            guard case .curve(let timed) = Motion(animation).base, case .bezier(let curve) = timed.curve else {
                continue
            }
            let x = try #require(row.number("x"))
            let value = curve.value(at: x)
            let isVertical = row["case"].hasPrefix("degenerate")
            #expect(value == row.number("y_repo"))
            #expect(abs(value - (row.number("y_exact") ?? .nan)) <= (isVertical ? 3e-4 : 1e-5))
            #expect(curve.velocity(at: x) == row.number("slope_repo"), "\(row["case"]) \(x)")
        }
    }

    @Test func aCurveWithoutDurationIsOverAtOnce() {
        #expect(AnimationRun(.easeIn(duration: 0), to: 1.0, fps: 60, frames: 2).removedFrame == 0)
    }
}
