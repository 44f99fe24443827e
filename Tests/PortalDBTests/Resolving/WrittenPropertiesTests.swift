import CAllocations
import PortalModel
import Testing

@testable import PortalDB

@Suite struct WrittenPropertiesTests {
    private static let index = SceneIndex(Scene(name: "scene", canvas: Size(width: 10, height: 10)))
    private static let other = SceneIndex(Scene(name: "other", canvas: Size(width: 10, height: 10)))
    private static let looks = [RecordedInput(kind: .view, subject: "card", property: "frame.x", value: "1")]

    @Test func `a thing is looked at once while plays of its scene come one after the other`() {
        var written = WrittenProperties()
        var lookCount = 0
        for (place, index) in [(0, Self.index), (0, Self.index), (1, Self.index), (0, Self.other), (0, Self.index)] {
            let properties = written.properties(of: .view, at: place, in: index) {
                lookCount += 1
                return Self.looks
            }
            #expect(properties == Self.looks)
        }
        #expect(lookCount == 4)
    }

    @Test(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
    func `a preset is written once, whatever the scene`() {
        var written = WrittenProperties()
        let preset = Preset(name: "calm", animation: ".spring(response: 0.4)")
        let first = written.properties(of: preset)
        _ = written.properties(of: .view, at: 0, in: Self.index) { Self.looks }
        let before = allocations_of_thread()
        let second = written.properties(of: preset)
        #expect(allocations_of_thread() == before)
        #expect(first == second && first.map(\.value) == [".spring(response: 0.4)"])
        #expect(written.properties(of: Preset(name: "calm", animation: ".linear")).map(\.value) == [".linear"])
    }
}
