extension ElementReader {
    /// Passes a number whose first byte is the present one.
    ///
    /// - Returns: the nearest double; infinite if the number is too large.
    mutating func scanNumber() throws(ScanStop) -> Double {
        let start = position
        let isNegative = bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var mantissa: UInt64 = 0
        var digitCount = 0
        if bytes[position] == UInt8(ascii: "0") {
            position += 1
            if isDigit(bytes[position]) { throw stop("a number must not start with 0") }
        } else {
            try scanDigits(into: &mantissa, count: &digitCount)
        }
        var exponent = 0
        if bytes[position] == UInt8(ascii: ".") {
            position += 1
            let first = position
            try scanDigits(into: &mantissa, count: &digitCount)
            exponent = first - position
        }
        if bytes[position] | 0x20 == UInt8(ascii: "e") { exponent += try scanExponent() }

        // Both the mantissa and the power of ten are exact doubles, so that one operation rounds once (Clinger 1990).
        if digitCount <= 15, -22...22 ~= exponent {
            let whole = Double(mantissa)
            let value = exponent < 0 ? whole / powersOfTen[-exponent] : whole * powersOfTen[exponent]
            return isNegative ? -value : value
        }
        let digits = UnsafeBufferPointer(start: bytes + start, count: position - start)
        return Double(String(decoding: digits, as: UTF8.self)) ?? .nan
    }

    /// At least one digit. The mantissa is right up to 19 digits, the count always, leading zeros left out.
    @inline(__always)
    private mutating func scanDigits(into mantissa: inout UInt64, count digitCount: inout Int) throws(ScanStop) {
        guard isDigit(bytes[position]) else { throw stop(expecting: "a digit") }
        repeat {
            mantissa = mantissa &* 10 &+ UInt64(bytes[position] & 0x0F)
            if mantissa != 0 || digitCount > 0 { digitCount += 1 }
            position += 1
        } while isDigit(bytes[position])
    }

    private mutating func scanExponent() throws(ScanStop) -> Int {
        position += 1
        let sign = bytes[position]
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
        guard isDigit(bytes[position]) else { throw stop(expecting: "a digit") }
        var exponent = 0
        repeat {
            // Beyond this every digit more only keeps the number far out of the fast way.
            if exponent < 100_000 { exponent = exponent * 10 + Int(bytes[position] & 0x0F) }
            position += 1
        } while isDigit(bytes[position])
        return sign == UInt8(ascii: "-") ? -exponent : exponent
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

/// 10^0 to 10^22, the powers of ten that are doubles.
private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]
