/// The spring behind `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`: it is integrated in steps
/// of 1/300 s and keeps its velocity when it is retargeted.
///
/// Only + - * / and the square root are used, in a fixed order, so that its frames are the same bits on every platform.
struct FluidSpring: Hashable, Sendable {
    /// Seconds, >= 0; 0 asks for the stiffest spring there is.
    let response: Double
    /// 1 is critically damped, 0 never ends.
    let dampingFraction: Double
    /// Seconds over which a change of the response is spread when the spring takes over from another one.
    let blendDuration: Double

    private let rates: Rates

    init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
        self.response = response
        self.dampingFraction = dampingFraction
        self.blendDuration = blendDuration
        rates = Rates(response: response, dampingFraction: dampingFraction)
    }

    /// What the integrator needs of a response and a damping fraction.
    fileprivate struct Rates: Hashable, Sendable {
        let stiffness: Double
        let damping: Double

        init(response: Double, dampingFraction: Double) {
            let frequency = 2 * Double.pi / response
            let limit = FluidSpring.maximumStiffness
            stiffness = response > 0 ? min(frequency * frequency, limit) : limit
            damping = 2 * dampingFraction * stiffness.squareRoot()
        }
    }

    /// One spring on its way; times are those of the animated value it belongs to.
    struct State<Value: AnimatableVector>: Hashable, Sendable {
        var offset = Value.zero
        var velocity = Value.zero
        var force = Value.zero
        var time = 0.0
        var start = 0.0
        var blendStart = 0.0
        var blendInterval = 0.0
        /// Whether it took over from an earlier animation at `start`.
        var isMerged = false

        /// The frame of a takeover belongs to the animation before: asked in it, with little left to cover, the new
        /// spring would end.
        fileprivate func isTakeover(at time: Double) -> Bool { isMerged && time <= start }
    }

    /// No spring is integrated with more: the steps are too long for it.
    static let maximumStiffness = 45_000.0
    fileprivate static let step = 1.0 / 300
    /// The largest square of a velocity or force at which the spring counts as still.
    private static let stillness = 0.0036

    /// The offset at `time`, or nil once the spring is over.
    func offset<Value>(
        of target: Value, at time: Double, in state: inout State<Value>, isLogicallyComplete: inout Bool
    ) -> Value? {
        if state.isTakeover(at: time) { return state.offset }
        if time - state.start >= currentResponse(at: time, in: state) { isLogicallyComplete = true }
        advance(&state, towards: target, to: time)
        return isOver(state, target: target) ? nil : state.offset
    }

    /// Integrates up to `time`, whether or not the spring is over on the way.
    @inline(__always)
    func advance<Value>(_ state: inout State<Value>, towards target: Value, to time: Double) {
        state.forgetStall(at: time)
        guard state.time < time else { return }
        let rates = currentRates(at: time, in: state)
        var moving = state
        repeat { moving.step(towards: target, rates) } while moving.time < time && Self.advances(at: time)
        if !Self.advances(at: time) { moving.time = time }
        state = moving
    }

    /// Integrates two springs of one beginning up to `time` if they have come equally far; the results are those of
    /// integrating each.
    ///
    /// A step waits for the one before, so that a processor is done with two springs nearly as soon as with one.
    @inline(__always)
    static func advance<Value>(
        _ first: (spring: FluidSpring, target: Value), _ firstState: inout State<Value>,
        _ second: (spring: FluidSpring, target: Value), _ secondState: inout State<Value>, to time: Double
    ) {
        let isStalled = time - firstState.time > 1
        guard firstState.time == secondState.time, firstState.time < time, !isStalled, advances(at: time) else {
            return
        }
        let rates = first.spring.currentRates(at: time, in: firstState)
        let secondRates = second.spring.currentRates(at: time, in: secondState)
        var (moving, secondMoving) = (firstState, secondState)
        repeat {
            moving.step(towards: first.target, rates)
            secondMoving.step(towards: second.target, secondRates)
        } while moving.time < time
        (firstState, secondState) = (moving, secondMoving)
    }

    /// At an astronomical time a step is less than the distance of two doubles, and one has to do.
    private static func advances(at time: Double) -> Bool { time - step < time }

    @inline(__always)
    private func isOver<Value>(_ state: State<Value>, target: Value) -> Bool {
        // Where the offset or the force is not a number, the velocity is none after a step either.
        let speed = state.velocity.lengthSquared
        guard speed <= Self.stillness else { return speed.isNaN }
        guard state.force.lengthSquared <= Self.stillness else { return false }
        let tolerance = target.scaled(by: 0.01).lengthSquared
        return tolerance == 0 || (target - state.offset).lengthSquared <= tolerance
    }

    private func currentRates<Value>(at time: Double, in state: State<Value>) -> Rates {
        guard blendDuration > 0, state.blendInterval != 0 else { return rates }
        return Rates(response: currentResponse(at: time, in: state), dampingFraction: dampingFraction)
    }

    private func currentResponse<Value>(at time: Double, in state: State<Value>) -> Double {
        guard blendDuration > 0, state.blendInterval != 0 else { return response }
        let p = min(max((time - state.blendStart) / blendDuration, 0), 1)
        return response + state.blendInterval * (1 - p * p * (3 - 2 * p))
    }
}

extension FluidSpring {
    /// The state of this spring when it takes over at `time` from another fluid spring, which is first brought to
    /// that moment: position, velocity and force go on.
    func takingOver<Value>(
        from previous: FluidSpring, _ state: State<Value>, target: Value, at time: Double
    ) -> State<Value> {
        var state = state
        previous.advance(&state, towards: target, to: time)
        if previous.response != response {
            state.blendInterval = previous.response - response
            state.blendStart = time
        }
        return state.started(at: time)
    }

    /// The state of this spring when it takes over at `time` from anything else: only the value goes on.
    func takingOver<Value>(at value: Value, time: Double) -> State<Value> {
        State(offset: value).started(at: time)
    }
}

extension FluidSpring.State {
    /// A stall of more than a second advances one frame of 1/60 s only.
    fileprivate mutating func forgetStall(at now: Double) {
        if now - time > 1 { time = now - 1.0 / 60 }
    }

    @inline(__always)
    fileprivate mutating func step(towards target: Value, _ rates: FluidSpring.Rates) {
        let half = FluidSpring.step / 2
        let u = velocity + force.scaled(by: half)
        offset = offset + u.scaled(by: FluidSpring.step)
        force = u.scaled(by: -rates.damping) + (target - offset).scaled(by: rates.stiffness)
        velocity = force.scaled(by: half) + u
        time += FluidSpring.step
    }

    fileprivate func started(at time: Double) -> Self {
        var state = self
        (state.time, state.start, state.isMerged) = (time, time, true)
        return state
    }
}
