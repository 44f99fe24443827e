/// A date and a time of day of the Gregorian calendar, to the second, in no zone in particular.
package struct CivilTime: Hashable {
    package let secondsSince1970: Int

    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    /// From a moment in UTC after ISO 8601, as `2025-11-30T05:19:44Z`.
    ///
    /// - Returns: `nil` if the text is none.
    package init?(utc text: String) {
        let bytes = Array(text.utf8)
        let form = Array("0000-00-00T00:00:00Z".utf8)
        guard bytes.count == form.count else { return nil }
        var numbers = [0]
        for (byte, place) in zip(bytes, form) {
            if place == UInt8(ascii: "0") {
                guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
                numbers[numbers.count - 1] = 10 * numbers[numbers.count - 1] + Int(byte - UInt8(ascii: "0"))
            } else {
                guard byte == place else { return nil }
                numbers.append(0)
            }
        }
        guard 1...12 ~= numbers[1], 1...31 ~= numbers[2], numbers[3] < 24, numbers[4] < 60, numbers[5] < 60 else {
            return nil
        }
        self.init(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers[5])
    }

    /// - Parameters: in the ranges of a calendar and a clock; a day past a month's end is one of the next.
    init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        // Years from March on, so that the leap day is the last; 400 of them have 146,097 days, and 719,468 days lie
        // between the first of March of the year 0 and 1970.
        let year = month > 2 ? year : year - 1
        let (era, yearOfEra) = year.flooredDivision(by: 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        secondsSince1970 = ((days * 24 + hour) * 60 + minute) * 60 + second
    }

    /// `2025-11-30T05:19:44`
    package var iso8601: String { "\(date)T\(clock)" }

    /// `2025-11-30 05:19:44`
    package var spaced: String { "\(date) \(clock)" }

    private var date: String {
        let (era, dayOfEra) = (secondsSince1970.flooredDivision(by: 86_400).quotient + 719_468)
            .flooredDivision(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return "\(year.padded(4))-\(month.padded(2))-\((dayOfYear - (153 * march + 2) / 5 + 1).padded(2))"
    }

    private var clock: String {
        let seconds = secondsSince1970.flooredDivision(by: 86_400).remainder
        return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(2) }.joined(separator: ":")
    }
}

extension Int {
    /// The remainder is never negative.
    fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = (self % divisor + divisor) % divisor
        return ((self - remainder) / divisor, remainder)
    }

    fileprivate func padded(_ width: Int) -> String {
        let digits = String(magnitude)
        return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
