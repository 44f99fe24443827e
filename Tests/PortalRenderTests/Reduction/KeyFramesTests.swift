import TestSupport
import Testing

@testable import PortalRender

@Suite struct KeyFramesTests {
    @Test(arguments: 0..<40)
    func whatIsLeftOutIsWithinTheTolerance(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let count = Int.random(in: 1...200, using: &random)
        func walk() -> [Double] {
            var value = 0.0
            return (0..<count).map { _ in
                value += Double.random(in: -1...1, using: &random) * (random.chance(10) ? 40 : 1)
                return value
            }
        }
        let columns = [
            KeyFrames.Column(values: walk(), tolerance: 0.5), KeyFrames.Column(values: walk(), tolerance: 2),
        ]
        let jumps = Set((0..<3).map { _ in Int.random(in: 0...count, using: &random) })
        let keys = KeyFrames(columns).keys(jumps: jumps)
        #expect(keys.first?.frame == 0 && keys.last?.frame == count - 1)
        for column in columns {
            for (key, next) in zip(keys, keys.dropFirst()) {
                #expect(!key.holds || next.frame == key.frame + 1)
                for frame in key.frame..<next.frame {
                    let part = Double(frame - key.frame) / Double(next.frame - key.frame)
                    let line = column.values[key.frame] * (1 - part) + column.values[next.frame] * part
                    #expect(abs(line - column.values[frame]) <= column.tolerance + 1e-9)
                }
            }
        }
    }

    @Test func aStraightLineHasTwoKeys() {
        let column = KeyFrames.Column(values: (0...1000).map(Double.init), tolerance: 0.01)
        #expect(KeyFrames([column]).keys(jumps: []).map(\.frame) == [0, 1000])
    }

    @Test func aJumpIsHeldUntilThen() {
        let column = KeyFrames.Column(values: [0, 0, 5, 5], tolerance: 0.01)
        #expect(
            KeyFrames([column]).keys(jumps: [2]) == [
                KeyFrame(frame: 0, holds: false), KeyFrame(frame: 1, holds: true), KeyFrame(frame: 2, holds: false),
                KeyFrame(frame: 3, holds: false),
            ])
    }

    @Test func noFrameHasNoKey() {
        #expect(KeyFrames([KeyFrames.Column(values: [], tolerance: 1)]).keys(jumps: [1]).isEmpty)
    }

    @Test(
        arguments: [
            ([0, 0, 1, 1], [2]), ([0, 0.05, 0.95, 1], [2]), ([0, 0.4, 0.7, 1], []), ([0, 1, 0], [1, 2]), ([0, 1], [1]),
            ([1], []), ([], []), ([0, 0, 0.1, 0.1], []),
        ] as [([Double], [Int])])
    func onlyWhatIsNotOnItsWayJumps(values: [Double], places: [Int]) {
        #expect(jumps(in: values, over: 0.2) == places)
    }
}
