import Testing

@testable import PortalCatalog

@Suite struct FrameRunsTests {
    @Test(arguments: [
        ([], ""), ([false, false], ""), ([true], "7-7"), ([true, true, false, true], "7-8 10-10"),
        ([false, true, false], "8-8"), ([true, true, true], "7-9"),
    ])
    func `runs are written by their first and last frames`(isDrawn: [Bool], text: String) throws {
        let runs = FrameRuns(of: isDrawn, firstFrame: 7)
        #expect(runs.text == text)
        #expect(FrameRuns(text) == runs)
        #expect(runs.isDrawn(in: 7..<7 + isDrawn.count) == isDrawn)
    }

    @Test(arguments: ["3", "3-", "3-2", "1-4 4-5", "5-6 1-2", "a-b", "-1-2", "1-99999999999999999999", "1-2-3"])
    func `what is not such runs is refused`(text: String) {
        #expect(FrameRuns(text) == nil)
    }
}
