import Testing

@testable import PortalRender

@Suite struct KeyFrameTimesTests {
    private let times = KeyFrameTimes(length: 3, fps: 60)

    @Test func theLastStepCountsToTheEnd() {
        let steps = [
            KeyFrameTimes.Step(frame: 0, holds: true, declarations: "x:0"),
            KeyFrameTimes.Step(frame: 120, holds: false, declarations: "x:1"),
        ]
        #expect(times.text(of: steps) == "0%{x:0;animation-timing-function:step-end}66.6667%,100%{x:1}")
        #expect(
            times.lines(of: steps)
                == "  0% { x:0; animation-timing-function: step-end; }\n  66.6667%, 100% { x:1; }\n")
    }

    @Test(arguments: [3.0, 30, 300, 3600])
    func percentagesTellFramesApart(length: Double) {
        let times = KeyFrameTimes(length: length, fps: 1000)
        let percentages = (0...3).map { times.percent(of: length / 2 + Double($0) / 1000) }
        #expect(Set(percentages).count == 4)
        for (place, text) in percentages.enumerated() {
            let time = (Double(text) ?? .nan) / 100 * length
            #expect(abs(time - length / 2 - Double(place) / 1000) < 1e-5)
        }
    }

    @Test func whatHasNoLengthIsAtItsStart() {
        #expect(KeyFrameTimes(length: 0, fps: 60).percent(of: 1) == "0")
    }
}
