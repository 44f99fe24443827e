import Foundation
import PortalMotion
import Testing

/// Flights of 300 points that a re-implementation of SwiftUI made: a value for each frame until it is over.
enum Flights {
    static func values(_ name: String, fps: Int) throws -> [Double] {
        let file = try #require(Bundle.module.url(forResource: "Reference/flights", withExtension: "txt"))
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let heading = try #require(lines.firstIndex(of: "# \(name), \(fps)"))
        return lines[(heading + 1)...].prefix { !$0.hasPrefix("#") }.compactMap { Double($0) }
    }

    /// The values that one animated number or vector shows, from the frame of its first change until it rests.
    static func path<Value: AnimatableVector>(
        from start: Value, _ changes: [(frame: Int, to: Value, animation: String)], fps: Int = 60
    ) throws -> [Value] {
        var animator = Animator(start)
        var shown: [Value] = []
        let first = try #require(changes.first?.frame)
        let last = try #require(changes.last?.frame)
        var frame = first
        repeat {
            for change in changes where change.frame == frame {
                animator.animate(to: change.to, with: try Animation(change.animation), frame: frame, fps: fps)
            }
            shown.append(animator.sample(frame: frame, fps: fps))
            frame += 1
        } while animator.isAnimating || frame <= last
        return shown
    }
}
