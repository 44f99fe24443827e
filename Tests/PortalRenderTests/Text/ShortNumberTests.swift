import PortalRender
import Testing

@Suite struct ShortNumberTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.0, "1"), (81.5, "81.5"), (0.1234, "0.123"), (0.9996, "1"), (-2.0504, "-2.05"),
        (-0.0001, "0"), (100.0, "100"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
    ])
    func shortDropsZerosAtTheEnd(number: Double, text: String) {
        #expect(number.short() == text)
    }

    @Test(arguments: [(0.0, 3, "0.000"), (1.5, 3, "1.500"), (0.05, 1, "0.1"), (12.7, 0, "13"), (-0.5, 2, "-0.50")])
    func fixedShowsAllPlaces(number: Double, places: Int, text: String) {
        #expect(number.fixed(places: places) == text)
    }
}
