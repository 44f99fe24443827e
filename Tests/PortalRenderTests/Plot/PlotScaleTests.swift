import Testing

@testable import PortalRender

@Suite struct PlotScaleTests {
    @Test(
        arguments: [
            ([0, 1], 4, [0, 0.5, 1]), ([0, 100], 4, [0, 50, 100]), ([-3, 7], 4, [0, 5]),
            ([0, 1.2667], 8, [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]),
        ] as [([Double], Int, [Double])])
    func ticksAreRound(values: [Double], count: Int, ticks: [Double]) {
        let found = PlotScale(values, from: 0, to: 100).ticks(atMost: count)
        #expect(found.count == ticks.count)
        #expect(zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(arguments: [[], [5], [-1e308, 1e308], [1e-300, 2e-300]])
    func anyRangeHasPlaces(values: [Double]) {
        let scale = PlotScale(values, from: 0, to: 100)
        for value in values { #expect(scale.place(of: value).isFinite) }
        #expect(scale.ticks(atMost: 4).count <= 6)
    }
}
