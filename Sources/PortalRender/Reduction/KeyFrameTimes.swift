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
    /// Seconds that a percentage may be off; never more than a hundred-thousandth.
    var precision = 1e-5

    /// The percentage of a time in seconds.
    func percent(of time: Double) -> String {
        guard length > 0 else { return "0" }
        let places = length < 10 ? 4 : length < 100 ? 5 : length < 1000 ? 6 : 7
        let exact = decimalPlaces(within: precision / length * 100, atLeast: places)
        return min(100, time / length * 100).short(places: exact)
    }

    /// The blocks of a `@keyframes` rule, as short as they can be. The last step counts to the end.
    func text(of steps: [Step]) -> String {
        steps.indices.map { place in
            let hold = steps[place].holds ? ";animation-timing-function:step-end" : ""
            return "\(selector(of: place, in: steps, comma: ",")){\(steps[place].declarations)\(hold)}"
        }.joined()
    }

    /// The same for people, a block a line.
    func lines(of steps: [Step]) -> String {
        steps.indices.map { place in
            let hold = steps[place].holds ? "; animation-timing-function: step-end" : ""
            return "  \(selector(of: place, in: steps, comma: ", ")) { \(steps[place].declarations)\(hold); }\n"
        }.joined()
    }

    private func selector(of place: Int, in steps: [Step], comma: String) -> String {
        let time = percent(of: Double(steps[place].frame) / Double(fps))
        return place == steps.count - 1 && time != "100" ? "\(time)%\(comma)100%" : "\(time)%"
    }
}
