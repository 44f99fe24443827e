import PortalMotion
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (1e-5, "1e-05"), (1e16, "1e+16"),
        (1e15, "1000000000000000"), (.leastNonzeroMagnitude, "5e-324"), (0.4666666666666667, "0.4666666666666667"),
    ])
    func numbersAreShort(_ number: Double, _ text: String) {
        #expect(number.shortestText == text)
    }

    @Test(arguments: [
        (33.3, -3, 0.0333), (0.1, 3, 100), (1e300, -3, 1e297), (1e-7, 3, 1e-4), (-1.1, -3, -0.0011), (200, 0, 200),
        (0, -3, 0), (.leastNonzeroMagnitude, -3, 0), (1e308, 3, .infinity),
    ])
    func thePointMovesAsItIsWritten(number: Double, places: Int, moved: Double) {
        #expect(number.movingPoint(by: places) == moved)
    }
}
