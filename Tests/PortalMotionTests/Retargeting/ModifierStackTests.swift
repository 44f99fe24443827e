import Foundation
import Testing

@testable import PortalMotion

@Suite struct ModifierStackTests {
    private static func animation(_ name: String) throws -> Animation {
        try Animation("." + name.replacing("linear(0.4)", with: "linear(duration: 0.4)"))
    }

    @Test(arguments: Reference.frames("modifier_frames"))
    func framesAreTheSameBits(frames: Reference.Frames) throws {
        let animation = try Self.animation(frames.name)
        for (column, target) in [1.0, 300].enumerated() {
            let run = AnimationRun(animation, to: target, fps: frames.fps, frames: frames.rows.count)
            #expect(run.moving == frames.rows.compactMap { $0[column] })
        }
    }

    @Test(arguments: Reference.table("modifier_events"))
    func eventsComeInTheSameFrame(row: Reference.Row) throws {
        let animation = try Self.animation(row["case"])
        let fps = try #require(row.integer("fps"))
        if let target = row.number("value") {
            let run = AnimationRun(animation, to: target, fps: fps, frames: 5 * fps)
            #expect(run.earlyLogicalFrame == row.integer("logical_n"))
            #expect(run.removedFrame == row.integer("removed_n"))
        } else {
            let run = AnimationRun(animation, to: SIMD2(120, -340), fps: fps, frames: 5 * fps)
            #expect(run.earlyLogicalFrame == row.integer("logical_n"))
            #expect(run.removedFrame == row.integer("removed_n"))
        }
    }
}
