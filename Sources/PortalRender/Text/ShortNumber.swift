extension Double {
    /// The number for people: rounded to some decimal places, without the zeros at the end.
    package func short(places: Int = 3) -> String {
        // The most frequent numbers of pictures are whole.
        if magnitude < 1e15, self == rounded() { return String(Int(self)) }
        let text = fixed(places: places)
        guard text.contains(".") else { return text }
        var digits = text[...]
        while digits.last == "0" { digits.removeLast() }
        if digits.last == "." { digits.removeLast() }
        return digits == "-0" ? "0" : String(digits)
    }

    /// The number for people: rounded to some decimal places, all of them shown.
    package func fixed(places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
        let scaled = magnitude * scale + 0.5
        // Beyond 2^53 there are no decimal places to round.
        guard scaled < 9_007_199_254_740_992 else { return description }
        let digits = String(Int(scaled))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = self < 0 && scaled >= 1 ? "-" : ""
        return places == 0 ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
    }
}

/// How many decimal places a number needs so that rounding to them is off by no more than this.
///
/// - Parameter least: what it has in any case.
func decimalPlaces(within error: Double, atLeast least: Int) -> Int {
    // A Double has no more.
    let most = 15
    return (least..<most).first { roundingError(places: $0) <= error } ?? most
}

/// How far rounding to some decimal places is off at most.
func roundingError(places: Int) -> Double {
    (0..<places).reduce(0.5) { half, _ in half / 10 }
}
