/// The rules of one portal told a second time, in whole frames and with curves only.
///
/// A curve is over a fixed number of frames after it began, whatever ran before, so events can be told without
/// arithmetic on values. No duration ends on a frame, so no rounding decides.
struct OnePortal {
    struct Manner {
        var name: String
        /// All in frames, the first in which it is so.
        var delay: Int
        var flight: Int
        var back: Int
        /// `nil`: waits for the animation.
        var timer: Int?
        var members: String
    }

    static let manners = [
        Manner(
            name: "plain", delay: 3, flight: 13, back: 13, timer: nil,
            members: #""delay": 0.049, "animation": ".linear(duration: 0.21)""#),
        Manner(
            name: "eager", delay: 0, flight: 7, back: 25, timer: nil,
            members:
                #""delay": 0, "animation": ".linear(duration: 0.11)", "reverseAnimation": ".easeOut(duration: 0.41)""#),
        Manner(
            name: "late", delay: 12, flight: 25, back: 7, timer: nil,
            members:
                #""animation": ".easeIn(duration: 0.41)", "reverseAnimation": ".linear(duration: 0.11)", "delay": 0.19"#
        ),
        Manner(
            name: "short", delay: 6, flight: 25, back: 25, timer: 18,
            members:
                #""delay": 0.099, "handoff": "timed", "duration": 0.099, "animation": ".easeInOut(duration: 0.41)""#),
        Manner(
            name: "long", delay: 3, flight: 7, back: 7, timer: 36,
            members: #""delay": 0.049, "handoff": "timed", "duration": 0.399, "animation": ".linear(duration: 0.11)""#),
    ]

    enum Stage { case rest, pending, flying, handingOff }

    private var frame = 0
    private var stage = Stage.rest
    private var isOpen = false
    private var isLayerShown = false
    private var manner = manners[0]
    /// The frame in which nothing moves any more.
    private var still = -1
    /// The one thing that is scheduled: a start, a timer, or the hiding of the layer.
    private var due: Int?
    /// It falls between two frames, and so comes before the steps of the later one.
    private var isEarly = false
    private(set) var story: [String] = []
    private(set) var frameCount = 0
    private var told: [String] = []

    /// Each step: the frame, the manner, and whether it opens.
    init(_ steps: [(frame: Int, manner: Int, opens: Bool)]) {
        var steps = steps[...]
        repeat {
            if due == frame, isEarly { expire() }
            while let step = steps.first, step.frame == frame {
                steps = steps.dropFirst()
                if step.opens { open(Self.manners[step.manner]) } else { close(Self.manners[step.manner]) }
            }
            while due == frame { expire() }
            if stage == .flying, manner.timer == nil, still <= frame { end() }
            if !told.isEmpty { story.append("\(frame): " + told.joined(separator: ", ")) }
            told = []
            frame += 1
        } while !steps.isEmpty || due != nil || still > frame - 1 || stage == .flying
        frameCount = frame
    }

    private mutating func tell(_ kinds: String...) {
        for kind in kinds {
            let words = kind.split(separator: " ")
            told.append("\(words[0]) p" + (words.count > 1 ? " \(words[1])" : ""))
        }
    }

    private mutating func open(_ manner: Manner) {
        guard !isOpen else { return tell("warning") }
        if stage != .rest { tell("interrupted") }
        tell("activated")
        if !isLayerShown { tell("layerShown") }
        (isOpen, isLayerShown, stage) = (true, true, .pending)
        self.manner = manner
        schedule(after: manner.delay)
    }

    private mutating func close(_ manner: Manner) {
        guard isOpen else { return tell("warning") }
        if stage != .rest { tell("interrupted") }
        isOpen = false
        self.manner = manner
        due = nil
        if stage == .pending, still < frame { return goInactive() }
        if stage != .pending {
            if !isLayerShown { tell("layerShown") }
            isLayerShown = true
            tell("flightStarted")
            still = frame + manner.back
        }
        stage = .flying
        if let timer = manner.timer { schedule(after: timer) }
    }

    private mutating func schedule(after frames: Int) {
        due = frame + frames
        isEarly = frames > 0
    }

    private mutating func expire() {
        due = nil
        switch stage {
        case .pending:
            tell("flightStarted")
            stage = .flying
            still = frame + manner.flight
            if let timer = manner.timer { schedule(after: timer) }
        case .flying where isOpen:
            tell("destinationShown", "layerHidden", "completed true")
            (stage, isLayerShown) = (.rest, false)
        case .flying: goInactive()
        case .handingOff:
            tell("layerHidden", "completed true")
            (stage, isLayerShown) = (.rest, false)
        case .rest: break
        }
    }

    private mutating func end() {
        tell("flightEnded")
        guard isOpen else { return goInactive() }
        tell("destinationShown")
        stage = .handingOff
        due = frame + 1
        isEarly = false
    }

    private mutating func goInactive() {
        tell("layerHidden", "sourceShown", "deactivated", "completed false")
        (stage, isLayerShown, still) = (.rest, false, -1)
    }
}
