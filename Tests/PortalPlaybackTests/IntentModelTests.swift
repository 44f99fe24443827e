import TestSupport
import Testing

/// The rules told twice must come to the same.
@Suite struct IntentModelTests {
    private static let transitions = OnePortal.manners.map {
        #"{"name": "\#($0.name)", "portal": "p", \#($0.members)}"#
    }
    static let scene = TestScene(
        """
        "views": [\(TestScene.view("a", 0, 0, 9, 9)), \(TestScene.view("b", 90, 0, 9, 9))],
        "portals": [{"id": "p", "source": "a", "destination": "b"}],
        "transitions": [\(transitions.joined(separator: ", "))]
        """)

    @Test(arguments: UInt64(1)...150)
    func anyScriptOfOnePortalIsToldAlike(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let last = random.element(of: [20, 60, 120])
        let frames = (0..<Int.random(in: 2...9, using: &random)).map { _ in Int.random(in: 0...last, using: &random) }
        let steps = frames.sorted().enumerated().map { index, frame in
            (
                frame: frame, manner: Int.random(in: 0..<5, using: &random),
                opens: index.isMultiple(of: 2) != random.chance(20)
            )
        }
        let script = steps.map {
            "\(Double($0.frame) / 60) \($0.opens ? "activate" : "deactivate") \(OnePortal.manners[$0.manner].name)"
        }
        let recording = try Self.scene.run(script.joined(separator: ";"))
        let model = OnePortal(steps)
        #expect(recording.story == model.story, "\(script)")
        #expect(recording.frameCount == model.frameCount, "\(script)")
    }
}
