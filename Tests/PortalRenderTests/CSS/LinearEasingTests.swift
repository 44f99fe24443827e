import Testing

@testable import PortalRender

@Suite struct LinearEasingTests {
    /// A wave that dies away, as a bouncy spring does: 1 - e^(-6t) cos 12t, by Horner-like series-free stepping.
    private static let wave: [Double] = {
        var (value, velocity) = (0.0, 0.0)
        var values = [0.0]
        for frame in 1...600 {
            // A thousand steps of Euler's second method a second are exact enough for a shape.
            velocity += (180 * (1 - value) - 12 * velocity) / 600
            value += velocity / 600
            values.append(frame == 600 ? 1 : value)
        }
        return values
    }()

    @Test(arguments: [(0.01, 8...24), (0.005, 12...30), (0.001, 24...60)])
    func aWaveNeedsFewStops(tolerance: Double, stops: ClosedRange<Int>) {
        #expect(stops.contains(LinearEasing(Self.wave, duration: 1, tolerance: tolerance).stops.count))
    }

    @Test(arguments: [
        ([0, 0.25, 0.5, 0.75, 1], "linear(0, 1)"), ([0, 0.5, 0.5, 0.5, 1], "linear(0, 0.5 25%, 0.5 75%, 1)"),
        ([0, 1.2, 1], "linear(0, 1.2 50%, 1)"), ([1], "linear(1, 1)"), ([], "linear(1, 1)"),
    ])
    func stopsAreWhereTheCurveBends(values: [Double], text: String) {
        #expect(LinearEasing(values, duration: 1, tolerance: 0.005).text == text)
    }
}
