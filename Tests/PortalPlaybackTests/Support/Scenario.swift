import PortalModel
import Testing

/// A scene, a script, and what must come of it.
struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scene: TestScene
    let steps: String
    let fps: Int
    let story: [String]
    /// `nil`: of no interest here.
    let frameCount: Int?

    init(
        _ description: String, _ scene: TestScene, _ steps: String, fps: Int = 60, frameCount: Int? = nil,
        story: [String]
    ) {
        testDescription = description
        self.scene = scene
        self.steps = steps
        self.fps = fps
        self.frameCount = frameCount
        self.story = story
    }

    func check() throws {
        let recording = try scene.run(steps, fps: fps)
        #expect(recording.story == story)
        if let frameCount { #expect(recording.frameCount == frameCount) }
    }
}

/// Whether a value is there and as near as curves are solved: 1e-5 of the way, which is at most 1,000 points here.
func isNear(_ value: Double?, _ expected: Double, within tolerance: Double = 0.01) -> Bool {
    value.map { abs($0 - expected) <= tolerance } ?? false
}
