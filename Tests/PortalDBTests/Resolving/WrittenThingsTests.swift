import CAllocations
import PortalDocument
import PortalModel
import Testing

@testable import PortalDB

@Suite struct WrittenThingsTests {
    private static let index = SceneIndex(Scene(name: "scene", canvas: Size(width: 10, height: 10), views: [view]))
    private static let other = SceneIndex(Scene(name: "other", canvas: Size(width: 10, height: 10), views: [view]))
    private static let view = SceneView(id: "card", frame: Rectangle(x: 1, y: 2, width: 3, height: 4), label: "Card")

    @Test func `a thing is looked at once while plays of its scene come one after the other`() {
        var written = WrittenThings()
        var lookCount = 0
        for (number, index) in [(0, Self.index), (0, Self.index), (2, Self.index), (0, Self.other), (0, Self.index)] {
            let thing = written.thing(number, of: index) {
                lookCount += 1
                return DocumentPart.view(Self.view).writtenForMotion
            }
            #expect(thing.inputs.map(\.property) == ["frame.x", "frame.y", "frame.width", "frame.height"])
        }
        #expect(lookCount == 4)
    }

    @Test(.enabled(if: allocations_are_counted() != 0, "the C library's memory cannot be watched"))
    func `a preset is written once, whatever the scene`() {
        var written = WrittenThings()
        let first = written.preset("calm", ".spring(response: 0.4)")
        _ = written.thing(0, of: Self.index) { DocumentPart.view(Self.view).writtenForMotion }
        let before = allocations_of_thread()
        let second = written.preset("calm", ".spring(response: 0.4)")
        #expect(allocations_of_thread() == before)
        let input = RecordedInput(
            kind: .preset, subject: "calm", property: "animation", value: ".spring(response: 0.4)")
        #expect(first.inputs == [input] && second.inputs == [input])
        #expect(written.preset("calm", ".linear").inputs.map(\.value) == [".linear"])
    }
}
