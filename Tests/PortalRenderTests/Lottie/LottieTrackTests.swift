import Testing

@testable import PortalRender

@Suite struct LottieTrackTests {
    private static let square = LottieEase(controlPoints: [0.3, 0, 0.6, 0.3], duration: 0.4) { $0 * $0 }
    private static let late = LottieEase(controlPoints: [0, 0, 1, 1], duration: 0.5, delay: 0.05) { $0 }

    private func text(_ values: [Double], _ eases: [LottieEase] = [square, late]) -> String? {
        let column = KeyFrames.Column(values: values, tolerance: 0.001)
        return LottieTrack(from: 10, [column], fps: 10, eases: eases).property { .numbers($0) }?.description
    }

    private func key(_ time: String, _ value: String, _ points: [String] = ["0", "0", "1", "1"]) -> String {
        "{\"t\":\(time),\"s\":[\(value)],\"o\":{\"x\":[\(points[0])],\"y\":[\(points[1])]},"
            + "\"i\":{\"x\":[\(points[2])],\"y\":[\(points[3])]}}"
    }

    @Test func whatDoesNotMoveIsNoTrack() {
        #expect(text([3, 3, 3]) == nil)
    }

    @Test func aCurveIsAPairOfKeys() {
        let eased = key("11", "0", ["0.3", "0", "0.6", "0.3"])
        #expect(
            text([0, 0, 1, 4, 9, 16, 16])
                == "{\"a\":1,\"k\":[\(key("10", "0")),\(eased),\(key("15", "16")),{\"t\":16,\"s\":[16]}]}")
    }

    @Test func aCurveMayBeginBetweenFrames() {
        let values = [0, 1, 3, 5, 7, 9, 10].map { $0 * 1.0 }
        let eased = key("10.5", "0")
        #expect(text(values)?.contains("\(eased),\(key("15.5", "10"))") == true)
    }

    @Test func whatIsCutShortIsBaked() {
        let text = text([0, 1, 4, 9, 5, 2, 1, 1])
        #expect(text?.contains("0.3") == false)
        #expect(text?.contains(key("13", "9")) == true)
    }

    @Test func unknownCurvesAreBaked() {
        #expect(text([0, 0, 1, 4, 9, 16, 16], [])?.contains(key("13", "4")) == true)
    }
}
