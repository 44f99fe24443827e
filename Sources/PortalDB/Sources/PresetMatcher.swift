import PortalMotion

/// Finds the preset that moves as an animation does.
///
/// Motions are compared frame by frame over 100 points at 60 frames per second.
struct PresetMatcher {
    private struct Candidate {
        var name: Preset.ID
        var animation: Animation
        var run: AnimationRun<Double>
    }

    /// The part of the distance that two may be apart and still be near.
    private static let nearness = 0.1
    private static let distance = 100.0

    private var candidates: [Candidate] = []
    private var bySignature: [String: Preset.ID] = [:]

    /// Takes a preset; of several that move alike the first counts.
    mutating func add(_ name: Preset.ID, _ animation: Animation) {
        guard bySignature.updateValue(bySignature[animation.signature] ?? name, forKey: animation.signature) == nil
        else { return }
        candidates.append(Candidate(name: name, animation: animation, run: Self.run(animation)))
    }

    func match(_ animation: Animation) -> PresetMatch {
        if let name = bySignature[animation.signature] { return .exact(name) }
        let run = Self.run(animation)
        var best: (name: Preset.ID, gap: Double)?
        for candidate in candidates {
            guard let gap = run.gap(to: candidate.run, below: best?.gap ?? .infinity) else { continue }
            if gap == 0, run.ends(as: candidate.run), animation.blendDuration == candidate.animation.blendDuration {
                return .exact(candidate.name)
            }
            best = (candidate.name, gap)
        }
        guard let best, best.gap <= Self.nearness * Self.distance else { return .none }
        return .near(best.name, gap: best.gap / Self.distance)
    }

    private static func run(_ animation: Animation) -> AnimationRun<Double> {
        AnimationRun(animation, to: distance)
    }
}

extension AnimationRun<Double> {
    /// The largest gap between the two, if it is smaller than another.
    fileprivate func gap(to other: AnimationRun, below limit: Double) -> Double? {
        var largest = 0.0
        for frame in 0..<max(values.count, other.values.count) {
            largest = max(largest, abs(value(in: frame) - other.value(in: frame)))
            guard largest < limit else { return nil }
        }
        return largest
    }

    fileprivate func ends(as other: AnimationRun) -> Bool {
        logicalFrame == other.logicalFrame && removedFrame == other.removedFrame
    }
}

extension Animation {
    /// What shows only when it is retargeted.
    fileprivate var blendDuration: Double {
        switch base {
        case .spring(_, _, let blend), .responseSpring(_, _, let blend), .interactiveSpring(_, _, let blend),
            .responseInteractiveSpring(_, _, let blend):
            blend
        case .default, .eased, .timingCurve, .unitCurve, .preset, .interpolatingSpring, .physicalSpring: 0
        }
    }
}
