import PortalModel
import Testing

@testable import PortalRender

@Suite struct ColumnSummaryTests {
    private static func summary(_ values: [Double?]) -> ColumnSummary? {
        let track = Track(
            role: .layer, subject: "a", firstFrame: 0, columns: [.x], isDrawn: values.map { $0 != nil },
            values: values.map { $0 ?? 0 })
        return ColumnSummary(of: 0, in: track, frameCount: values.count)
    }

    @Test func overshootIsMeasuredAgainstTheDistance() throws {
        let summary = try #require(Self.summary([0, 50, 110, 100, 100]))
        #expect(summary.first == 0 && summary.last == 100)
        #expect(summary.highest == ColumnSummary.Peak(value: 110, frame: 2, overshoot: 0.1))
        #expect(summary.lowest == nil)
    }

    @Test func restsOfEachFlightCount() throws {
        let summary = try #require(Self.summary([0, 60, 100, nil, 100, 40, 0]))
        #expect(summary.highest == nil && summary.lowest == nil)
    }

    @Test func aBumpHasNoDistance() throws {
        let summary = try #require(Self.summary([1, 1.1, 1.05, 0.98, 1]))
        #expect(summary.highest == ColumnSummary.Peak(value: 1.1, frame: 1, overshoot: nil))
        #expect(summary.lowest == ColumnSummary.Peak(value: 0.98, frame: 3, overshoot: nil))
    }

    @Test func whatKeepsItsValueIsStill() throws {
        #expect(try #require(Self.summary([nil, 2, 2, nil, 2])).isStill)
        #expect(try !#require(Self.summary([2, 2, 3])).isStill)
        #expect(Self.summary([nil, nil]) == nil)
    }
}
