import PortalModel
import TestSupport
import Testing

@testable import PortalRender

@Suite struct CurvePlotTests {
    static let goldenNames = ["tracks.svg"]

    @Test func tracksArePanels() throws {
        let recording = try RecordingFixture.recording("example.open")
        try Goldens.pictures.compare(CurvePlot(of: recording).text, with: "tracks.svg")
    }

    @Test(arguments: [[], [nil, nil], [1], [.nan, 1, .infinity], [-1e308, 1e308]] as [[Double?]])
    func anythingCanBePlotted(values: [Double?]) {
        let panel = CurvePlot.Panel(
            title: "<a>", unit: "&", series: [CurvePlot.Series(name: "\u{1}", values: values)], levels: [0, 1])
        let text = CurvePlot(title: "</svg>", subtitle: "", fps: 60, panels: [panel]).text
        #expect(!text.contains("nan") && !text.contains("inf"))
        #expect(text.split(separator: "</svg>").count == 2)
    }
}
