import PortalModel

/// A bar for each subject across the time of the play, one character a phase.
struct PhaseChart {
    private static let labelLimit = 24

    var recording: Recording
    var style: TextStyle

    func lines() -> [String] {
        let histories = PhaseHistory.all(in: recording)
        guard !histories.isEmpty, recording.frameCount > 0 else { return [] }
        let labels = histories.map { $0.subject.printable.truncated(to: Self.labelLimit) }
        let labelWidth = labels.map(\.terminalWidth).max() ?? 0
        let chartWidth = max(16, style.width - labelWidth - 4)
        let scale = TimeScale(frameCount: recording.frameCount, fps: recording.fps, width: chartWidth)
        let indent = String(repeating: " ", count: labelWidth + 4)
        let bars = zip(labels, histories).map { label, history in
            "  \(label.padded(to: labelWidth))  \(bar(of: history, on: scale))"
        }
        return [indent + style.paint(scale.axis, .quiet)] + bars + [indent + style.paint(Self.legend, .quiet)]
    }

    private static let legend = "· waiting  ━ opening  █ shown  ╌ closing"

    private func bar(of history: PhaseHistory, on scale: TimeScale) -> String {
        var bar = ""
        var run = ""
        var runPhase = Phase.atRest
        for column in 0..<scale.width {
            let phase = history.phase(in: scale.frame(at: column))
            if phase != runPhase {
                bar += style.paint(run, runPhase.ink)
                run = ""
                runPhase = phase
            }
            run.append(phase.mark)
        }
        return runPhase == .atRest ? String(bar) : bar + style.paint(run, runPhase.ink)
    }
}

extension Phase {
    fileprivate var mark: Character {
        switch self {
        case .atRest: " "
        case .waiting: "·"
        case .opening: "━"
        case .shown: "█"
        case .closing: "╌"
        }
    }

    fileprivate var ink: Ink? {
        switch self {
        case .atRest: nil
        case .waiting: .notice
        case .opening, .closing: .motion
        case .shown: .good
        }
    }
}
