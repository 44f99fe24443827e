import PortalModel

/// Where the steps of a play's script put the scene's views and contexts. A recording says it of views that have a
/// track; of the others the script is the only witness.
struct ScriptedViews {
    /// What a step says of a frame, in the order of the steps.
    struct Step {
        var frame: Int
        var action: Script.Action
    }

    let steps: [Step]
    private var moves: [SceneView.ID: [(frame: Int, to: Rectangle)]] = [:]
    private var removals: [SceneView.ID: Int] = [:]

    /// Seconds by which a step may come early.
    private static let simultaneity = 1e-9

    init(_ recording: Recording, in scene: Scene) {
        let script = scene.scripts.first { $0.name.rawValue == recording.play }
        steps = (script?.steps ?? []).compactMap { step in
            let place = ((step.at - Self.simultaneity) * Double(recording.fps)).rounded(.up)
            guard place < Double(recording.frameCount) else { return nil }
            return Step(frame: max(0, Int(place)), action: step.action)
        }
        for step in steps {
            switch step.action {
            case .move(let view, let frame) where removals[view] == nil:
                moves[view, default: []].append((step.frame, frame))
            case .remove(let view): removals[view] = min(step.frame, removals[view] ?? .max)
            default: break
            }
        }
    }

    /// The view's rectangle without the slide of its context.
    func rectangle(of view: SceneView, in frame: Int) -> Rectangle {
        moves[view.id]?.last { $0.frame <= frame }?.to ?? view.frame
    }

    /// Whether no step of the play has to do with the view.
    func isUntouched(_ view: SceneView.ID) -> Bool { moves[view] == nil && removals[view] == nil }

    /// The frames of a play in which the app is active.
    func active(of frameCount: Int) -> [Range<Int>] {
        var isActive = Array(repeating: true, count: frameCount)
        for step in steps {
            if case .phase(let phase) = step.action {
                for frame in step.frame..<frameCount { isActive[frame] = phase == .active }
            }
        }
        return isActive.stretches
    }

    func isRemoved(_ view: SceneView.ID, in frame: Int) -> Bool {
        removals[view].map { $0 <= frame } ?? false
    }
}
