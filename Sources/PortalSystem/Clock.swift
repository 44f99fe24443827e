#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The time of day, for what is recorded beside the facts: no result depends on it.
package enum WallClock {
    /// The present time in UTC after ISO 8601, to the second: `2025-11-30T05:19:44Z`.
    package static func now() -> String { text(secondsSince1970: time(nil)) }

    static func text(secondsSince1970: Int) -> String {
        var seconds = time_t(secondsSince1970)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let date = [padded(parts.tm_year + 1900, 4), padded(parts.tm_mon + 1, 2), padded(parts.tm_mday, 2)]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0, 2) }
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
    }

    private static func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// Time that only goes forward, to measure how long something takes.
package enum MonotonicClock {
    /// Seconds since some moment in the past.
    package static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
