import PortalModel

extension MotionPicture {
    /// How many poses are told apart at most.
    private static let poseLimit = 12

    /// The frames that tell the play without its movement: the first, those in which something has come to its end, and
    /// the last, without those that look as the one before.
    package var poses: [Int] {
        guard frameCount > 0 else { return [] }
        let ends = events.filter { $0.kind.isEnd }.map(\.frame)
        let frames = Set([0, frameCount - 1] + ends.filter { $0 < frameCount }).sorted()
        var poses: [Int] = []
        for frame in frames where poses.last.map({ looksDifferent($0, frame) }) ?? true { poses.append(frame) }
        guard poses.count > Self.poseLimit else { return poses }
        let last = poses.count - 1
        return (0..<Self.poseLimit).map { poses[$0 * last / (Self.poseLimit - 1)] }
    }

    private func looksDifferent(_ first: Int, _ second: Int) -> Bool {
        elements.contains { element in
            switch (element.visibleState(at: first), element.visibleState(at: second)) {
            case (nil, nil): false
            case (let one?, let other?): !one.looksLike(other)
            default: true
            }
        }
    }
}

extension MotionPicture.Element {
    fileprivate func visibleState(at frame: Int) -> MotionPicture.State? {
        state(at: frame).flatMap { $0.opacity > 0.004 ? $0 : nil }
    }
}

extension MotionPicture.State {
    /// Whether no property differs so that one would see it.
    fileprivate func looksLike(_ other: MotionPicture.State) -> Bool {
        MotionPicture.Property.allCases.allSatisfy { property in
            let isPart = property == .opacity || property == .scaleX || property == .scaleY
            return abs(self[property] - other[property]) < (isPart ? 0.01 : 0.5)
        }
    }
}

extension RecordedEvent.Kind {
    /// Whether something has come to its end, for the time being.
    fileprivate var isEnd: Bool {
        switch self {
        case .flightEnded, .destinationShown, .layerHidden, .completed, .deactivated, .dismissed, .settled,
            .transferred:
            true
        case .activated, .layerShown, .flightStarted, .sourceShown, .interrupted, .presented, .dismissing, .tapIgnored,
            .appeared, .snapped, .warning:
            false
        }
    }
}
