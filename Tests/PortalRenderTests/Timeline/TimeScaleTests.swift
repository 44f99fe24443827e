import Testing

@testable import PortalRender

@Suite struct TimeScaleTests {
    @Test(arguments: [
        (60, 60, 40, "0 s     0.2     0.4      0.6    0.8"),
        (6, 60, 40, "0 s     0.02    0.04    0.06    0.08"),
        (1800, 60, 40, "0 s           10           20"),
        (1, 60, 40, "0 s                     0.01"),
        (100, 1000, 20, "0 s       0.05"),
    ])
    func ticksStandAtTheirTimes(frameCount: Int, fps: Int, width: Int, axis: String) {
        #expect(TimeScale(frameCount: frameCount, fps: fps, width: width).axis == axis)
    }

    @Test func columnsCoverAllFrames() {
        let scale = TimeScale(frameCount: 90, fps: 60, width: 30)
        #expect((0..<30).map(scale.frame(at:)) == Array(stride(from: 0, to: 90, by: 3)))
    }
}
