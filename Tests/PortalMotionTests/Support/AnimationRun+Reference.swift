import PortalMotion

extension AnimationRun {
    /// As many frames as the reference has.
    init(_ animation: Animation, to target: Value, fps: Int, frames: Int) {
        self.init(animation, to: target, fps: fps, limit: Double(frames - 1) / Double(fps))
    }

    /// The shown values before the removal.
    var moving: [Value] { removedFrame.map { Array(values[..<$0]) } ?? values }

    /// The logical completion if it came before the removal.
    var earlyLogicalFrame: Int? { logicalFrame == removedFrame ? nil : logicalFrame }
}
