import TestSupport

extension SplitMix {
    /// Mostly a number as people write it, sometimes any double of the range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &self)
        let rounded = (value * 100).rounded() / 100
        let isWritten = Bool.random(using: &self) && range.contains(rounded)
        // Minus zero reads as zero.
        return isWritten ? rounded + 0 : value
    }
}
