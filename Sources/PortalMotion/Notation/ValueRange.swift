/// The range an argument must lie in, and how to say so.
enum ValueRange {
    case finite
    case notNegative
    case positive
    /// 0...1.
    case unit
    /// A bounce in (-1, 1], less the bounce that it is added to.
    case bounce(addedTo: Double)

    func contains(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        return switch self {
        case .finite: true
        case .notNegative: value >= 0
        case .positive: value > 0
        case .unit: value >= 0 && value <= 1
        // As it is asked for: the sum of -1.15 and 0.15 is rounded to a little more than -1.
        case .bounce(let base): value > -1 - base && value <= 1 - base
        }
    }

    /// "greater than 0", to follow "it must be".
    func requirement(of value: Double) -> String {
        guard value.isFinite else { return "finite" }
        return switch self {
        case .finite: "finite"
        case .notNegative: "at least 0"
        case .positive: "greater than 0"
        case .unit: "between 0 and 1"
        case .bounce(let base): "greater than \((-1 - base).shortestText) and at most \((1 - base).shortestText)"
        }
    }
}
