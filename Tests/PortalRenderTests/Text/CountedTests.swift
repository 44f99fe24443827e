import PortalRender
import Testing

@Suite struct CountedTests {
    @Test(arguments: [(0, "0 frames"), (1, "1 frame"), (2, "2 frames")])
    func oneIsOne(count: Int, words: String) {
        #expect(count.of("frame") == words)
    }
}
