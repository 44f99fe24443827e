/// Where the modifiers of a running animation stand: flat, so that any depth runs without recursion and a frame
/// without an allocation.
struct ModifierStack: Hashable, Sendable {
    private struct Level: Hashable, Sendable {
        let modifier: Animation.Modifier
        /// The time this level was last asked at.
        var time = 0.0
        /// A repeat's pass, from 0, and when it began.
        var pass = 0
        var passStart = 0.0
    }

    /// From the inside out.
    private var levels: [Level]
    /// Whether any of them minds what the base answers: the others only ask it at another time.
    let mindAnswers: Bool

    init(_ modifiers: [Animation.Modifier]) {
        levels = modifiers.map { Level(modifier: $0) }
        mindAnswers = modifiers.contains { modifier in
            switch modifier {
            case .delay, .speed: false
            case .repeatCount, .repeatForever, .logicallyComplete: true
            }
        }
    }

    /// What the base is asked at when the whole is asked at `time`: outermost first.
    mutating func baseTime(at time: Double) -> Double {
        var time = time
        for index in stride(from: levels.count - 1, through: 0, by: -1) {
            levels[index].time = time
            switch levels[index].modifier {
            case .delay(let seconds): time = max(0, time - seconds)
            case .speed(let factor): time *= factor
            case .repeatCount, .repeatForever: time -= levels[index].passStart
            case .logicallyComplete: break
            }
        }
        return time
    }

    /// How much faster the whole moves than the base, at the time asked last.
    var rate: Double {
        levels.reduce(1) { rate, level in
            switch level.modifier {
            case .delay(let seconds): level.time < seconds ? 0 : rate
            case .speed(let factor): rate * factor
            case .repeatCount(_, let autoreverses), .repeatForever(let autoreverses):
                autoreverses && !level.pass.isMultiple(of: 2) ? -rate : rate
            case .logicallyComplete: rate
            }
        }
    }

    /// Carries the base's answer (nil: over) outwards. `restart` is called when a repeat begins another pass of
    /// everything inside it.
    mutating func finish<Value: AnimatableVector>(
        _ answer: Value?, target: Value, isLogicallyComplete: inout Bool, restart: () -> Void
    ) -> Value? {
        var answer = answer
        for index in levels.indices {
            switch levels[index].modifier {
            case .delay, .speed:
                break
            case .logicallyComplete(let seconds):
                if seconds <= levels[index].time { isLogicallyComplete = true }
            case .repeatCount(let count, let autoreverses):
                answer = repeated(answer, at: index, count: count, autoreverses, target: target, restart: restart)
            case .repeatForever(let autoreverses):
                answer = repeated(answer, at: index, count: nil, autoreverses, target: target, restart: restart)
            }
        }
        return answer
    }

    private mutating func repeated<Value: AnimatableVector>(
        _ answer: Value?, at index: Int, count: Int?, _ autoreverses: Bool, target: Value, restart: () -> Void
    ) -> Value? {
        let isReversed = autoreverses && !levels[index].pass.isMultiple(of: 2)
        if let answer { return isReversed ? target - answer : answer }
        levels[index].pass += 1
        levels[index].passStart = levels[index].time
        if let count, levels[index].pass >= count { return nil }
        for inner in 0..<index {
            levels[inner].pass = 0
            levels[inner].passStart = 0
        }
        restart()
        return isReversed ? .zero : target
    }
}
