import Testing

@testable import PortalRender

@Suite struct SparklineTests {
    @Test(
        arguments: [
            ([0, 1, 2, 3, 4, 5, 6, 7], 8, "▁▂▃▄▅▆▇█"),
            ([0, 1, 2, 3, 4, 5, 6, 7], 4, "▁▃▅█"),
            ([0, 1], 4, "▁▁▁█"),
            ([nil, 5, nil, 10], 4, " ▁ █"),
            ([3, 3, 3], 3, "▁▁▁"),
            ([nil, nil], 3, "   "),
            ([-1.7e308, 0, 1.7e308], 3, "▁▅█"),
        ] as [([Double?], Int, String)])
    func barsAreAsHighAsTheValues(values: [Double?], width: Int, text: String) {
        #expect(Sparkline.text(values, width: width) == text)
    }
}
