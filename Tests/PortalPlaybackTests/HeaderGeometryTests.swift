import PortalModel
import Testing

@testable import PortalPlayback

@Suite struct HeaderGeometryTests {
    /// 0 below the start, 1 from 40 points after it.
    @Test(
        arguments: [
            (-100, 0), (0, 0), (4.999, 0), (5, 0), (15, 0.25), (25, 0.5), (35, 0.75), (45, 1), (1000, 1),
        ])
    func progressRunsOverFortyPoints(offset: Double, progress: Double) {
        #expect(HeaderGeometry.progress(offset: offset, start: 5) == progress)
    }

    private static func element(
        _ source: Rectangle, _ destination: Rectangle, isStatic: Bool = false
    ) -> Plan.Header.Element {
        Plan.Header.Element(source: source, destination: destination, view: nil, isStatic: isStatic)
    }

    private static let title = element(
        Rectangle(x: 16, y: 150, width: 120, height: 40), Rectangle(x: 160, y: 60, width: 73, height: 20))
    private static let accessory = element(
        Rectangle(x: 100, y: 100, width: 120, height: 90), Rectangle(x: 180, y: 40, width: 30, height: 45))
    private static let flat = element(
        Rectangle(x: 0, y: 0, width: 120, height: 0), Rectangle(x: 0, y: 0, width: 30, height: 45))

    @Test func theStartIsAThirdOfAFlowingAccessory() {
        func start(_ accessory: Plan.Header.Element?) -> Double {
            Plan.Header(id: "h", title: Self.title, accessory: accessory, snapping: .none).start
        }
        var bar = Self.accessory
        bar.isStatic = true
        #expect(start(nil) == 5)
        #expect(start(Self.accessory) == 30)
        #expect(start(bar) == 5)
    }

    /// (76, 170) to (196.5, 70).
    @Test(arguments: [(0, 76, 170), (0.5, 136.25, 120), (1, 196.5, 70)])
    func centresAreOnALine(p: Double, x: Double, y: Double) {
        #expect(Self.title.center(at: p) == Point(x: x, y: y))
    }

    /// 1 + (20 / 40 - 1) p.
    @Test(arguments: [(0, 1), (0.5, 0.75), (1, 0.5), (1.2, 0.4)])
    func theTitleScalesByHeight(p: Double, scale: Double) {
        #expect(isNear(Self.title.titleScale(at: p), scale, within: 1e-12))
        #expect(Self.flat.titleScale(at: p) == 1)
    }

    /// Sizes (120, 90), (75, 67.5), (30, 45) over (120, 90).
    @Test(arguments: [(0, 1, 1), (0.5, 0.625, 0.75), (1, 0.25, 0.5)])
    func theAccessoryScalesInBothDirections(p: Double, x: Double, y: Double) {
        #expect(Self.accessory.accessoryScale(at: p) == Point(x: x, y: y))
        #expect(Self.flat.accessoryScale(at: p) == Point(x: 1, y: 1))
    }
}
