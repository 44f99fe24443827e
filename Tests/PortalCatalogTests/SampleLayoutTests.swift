import PortalModel
import Testing

@testable import PortalCatalog

@Suite struct SampleLayoutTests {
    /// Drawn but for some rows, with one column that changes and two that do not.
    private static func track(rows: Int, gap: Range<Int>) -> Track {
        let isDrawn = (0..<rows).map { !gap.contains($0) }
        let values = isDrawn.indices.flatMap { row -> [Double] in isDrawn[row] ? [7, Double(row), 0.5] : [0, 0, 0] }
        return Track(
            role: .popup, subject: "card", firstFrame: 0, columns: [.x, .y, .opacity], isDrawn: isDrawn, values: values)
    }

    @Test(arguments: [0..<0, 0..<1, 2..<5, 9..<10, 1..<10])
    func `a column that does not change is stored once, and a frame that is not drawn never`(gap: Range<Int>) throws {
        let track = Self.track(rows: 10, gap: gap)
        let (outlines, samples) = try SampleLayout.pack([track], frameCount: 10)
        let drawnCount = 10 - gap.count
        #expect(outlines[0].constant == (drawnCount == 1 ? [.x, .y, .opacity] : [.x, .opacity]))
        #expect(samples.count == 8 * (drawnCount == 1 ? 3 : 2 + drawnCount))
        #expect(SampleLayout.unpack(outlines, samples, frameCount: 10) == [track])
    }

    @Test func `numbers that compare equal are not the same bits`() throws {
        let track = Track(
            role: .popup, subject: "card", firstFrame: 0, columns: [.x], isDrawn: [true, true], values: [0, -0.0])
        let (outlines, samples) = try SampleLayout.pack([track], frameCount: 2)
        #expect(outlines[0].constant == [] && samples.count == 16)
        #expect(SampleLayout.unpack(outlines, samples, frameCount: 2)?[0].values[1].sign == .minus)
    }
}
