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
    package static func now() -> String { CivilTime(secondsSince1970: time(nil)).iso8601 + "Z" }
}

/// Time that only goes forward, to measure how long something takes.
package enum MonotonicClock {
    /// Seconds since some moment in the past.
    package static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time)
    }

    /// Returns after some seconds, at most one, or earlier on a signal.
    package static func pause(_ seconds: Double) {
        guard seconds > 0 else { return }
        var time = timespec(tv_sec: 0, tv_nsec: Int(min(seconds, 0.999_999_999) * 1_000_000_000))
        nanosleep(&time, nil)
    }
}

/// The work that a thread has done, to bound it: on a busy machine a bound in hours and minutes would depend on others.
package enum ThreadClock {
    /// Seconds that the calling thread has computed so far.
    package static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time)
    }
}

extension Double {
    fileprivate init(_ time: timespec) {
        self = Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
