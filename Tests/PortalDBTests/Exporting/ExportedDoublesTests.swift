import PortalSQLite
import TestSupport
import Testing

@testable import PortalDB

/// Doubles go through a file with all of their bits, but for the sign of a zero, which no REAL column keeps.
@Suite struct ExportedDoublesTests {
    static let cases: [Double] = [
        0, 0.1, 1 / 3, 1.0.nextUp, 1.0.nextDown, .pi, .ulpOfOne, .leastNonzeroMagnitude, .leastNormalMagnitude,
        Double.leastNormalMagnitude.nextDown, .greatestFiniteMagnitude, 1e-300, 123_456_789.123_456_79,
        9_007_199_254_740_991, 9_007_199_254_740_994, 0x1p53, 0x1p63, 0x1.fffffffffffffp62, 1e22, 1e23,
        4_503_599_627_370_497.5, 140_737_488_355_328.25,
    ]

    @Test func everyDoubleOfASceneKeepsItsBits() throws {
        let doubles = Self.cases + Self.cases.map { -$0 }
        let views = doubles.enumerated().map { place, number in
            SceneView(
                id: SceneView.ID("v\(place)"),
                frame: Rectangle(x: number, y: -number, width: number.magnitude, height: 1))
        }
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        try catalog.store.insert(Scene(name: "s", canvas: Size(width: 1, height: 1), views: views))
        try catalog.exportFile(directory.file("a"))
        let copy = try Catalog(path: directory.file("a"), access: .readOnly)
        let read = try copy.scene("s").views
        for (view, written) in zip(read, views) {
            #expect(view.frame.x.bitPattern == written.frame.x.withUnsignedZero.bitPattern, "\(written.frame.x)")
            #expect(view.frame.y.bitPattern == written.frame.y.withUnsignedZero.bitPattern, "\(written.frame.y)")
            #expect(view.frame.width.bitPattern == written.frame.width.bitPattern, "\(written.frame.width)")
        }
        #expect(read.count == views.count)
    }

    /// Texts are kept as they are.
    @Test(arguments: ["-0.0", "1e400", "0.10", "1E-7", "9007199254740993", "0.1000000000000000055511151231257827"])
    func aNumberOfFreeDataKeepsItsSpelling(number: String) throws {
        let directory = try TemporaryDirectory()
        let catalog = try Catalog(path: directory.file(), access: .create)
        let extensions = RawJSON(text: "{\"n\": \(number)}")
        try catalog.store.put(extensions: extensions)
        try catalog.exportFile(directory.file("a"))
        let copy = try Catalog(path: directory.file("a"), access: .readOnly)
        #expect(try copy.store.extensions() == extensions)
    }
}

extension Double {
    fileprivate var withUnsignedZero: Double { self == 0 ? 0 : self }
}
