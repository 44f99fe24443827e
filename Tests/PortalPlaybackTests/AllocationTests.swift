import CAllocations
import PortalModel
import Testing

@testable import PortalPlayback

/// What a frame costs in memory: nothing. The tracks have room for the frames that are played here.
@Suite(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
struct AllocationTests {
    private static let endless = #"".spring(response: 0.4, dampingFraction: 0)""#

    static let scenes: [(name: String, scene: TestScene, play: String)] = [
        ("portal", TestScene.pair(#""animation": \#(endless)"#), "open"),
        (
            "configuration",
            TestScene.pair(
                """
                "animation": \(endless), "configuration": {"level": "full", "inactive": {"cornerRadius": 4, "blur": 1},
                "active": {"cornerRadius": 20, "blur": 3, "shadowRadius": 9}}
                """), "open"
        ),
        (
            "effect",
            TestScene.pair(
                """
                "animation": \(endless),
                "effects": [{"property": "rotation", "onActivate": [{"at": 0, "to": 30, "animation": \(endless)}]}]
                """), "open"
        ),
        ("curve", TestScene.pair(#""animation": ".linear(duration: 9)""#), "open"),
        ("modifiers", TestScene.pair(#""animation": ".linear(duration: 0.3).repeatForever().speed(2)""#), "open"),
    ]

    @Test(arguments: scenes.indices)
    func `the frames of a flight allocate nothing`(index: Int) throws {
        let (name, scene, play) = Self.scenes[index]
        let plan = try TestScene.plan(play, scene.members)
        #expect(try allocations(plan, seconds: 1) == allocations(plan, seconds: 2), "\(name)")
    }

    private func allocations(_ plan: Plan, seconds: Double) throws -> Int64 {
        let options = try PlayOptions(limit: seconds)
        // What is made once in a process is made now.
        #expect(play(plan, options).outcome == .timedOut)
        // The runtime may enlarge a table of its own in any of them.
        return (0..<3).map { _ in
            let before = allocations_of_thread()
            let recording = play(plan, options)
            let count = allocations_of_thread() - before
            #expect(recording.frameCount == Int(60 * seconds) + 1 && count > 0)
            return count
        }.min() ?? 0
    }
}
