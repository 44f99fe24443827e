import TestSupport
import Testing

extension Goldens {
    /// Those of the pictures, apart from those of the texts.
    static let pictures = Goldens(of: "PortalRenderTests", in: "PictureGoldens")
}

@Suite struct PictureGoldensTests {
    @Test func everyGoldenHasATest() throws {
        let names = [AnimatedSVGTests.goldenNames, MotionCSSTests.goldenNames, CurvePlotTests.goldenNames]
        #expect(try Goldens.pictures.orphans(besides: names.flatMap(\.self)) == [])
    }
}
