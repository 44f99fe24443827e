/// Frames as percentages of an animation's length, as CSS counts them.
struct KeyFrameTimes {
    struct Step {
        var frame: Int
        /// Its values stay until the next step.
        var holds: Bool
        /// As CSS has them, without a semicolon at the end.
        var declarations: String
    }

    /// Seconds.
    let length: Double
    let fps: Int

    /// The percentage of a time in seconds; so many places that it is off by no more than a hundred-thousandth of a second.
    func percent(of time: Double) -> String {
        guard length > 0 else { return "0" }
        let places = length < 10 ? 4 : length < 100 ? 5 : length < 1000 ? 6 : 7
        return min(100, time / length * 100).short(places: places)
    }

    /// The blocks of a `@keyframes` rule. The last step counts to the end.
    func text(of steps: [Step]) -> String {
        steps.enumerated().map { place, step in
            let time = percent(of: Double(step.frame) / Double(fps))
            let isLast = place == steps.count - 1
            let selector = isLast && time != "100" ? "\(time)%,100%" : "\(time)%"
            return "\(selector){\(step.declarations)\(step.holds ? ";animation-timing-function:step-end" : "")}"
        }.joined()
    }
}
