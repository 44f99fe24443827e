#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The zone of this process's clock, by `TZ` or the system's setting.
package enum LocalZone {
    /// localtime_r need not read `TZ`, so that is done once before.
    private static let isKnown: Bool = {
        tzset()
        return true
    }()

    /// The seconds that local time is ahead of UTC at a moment; 0 if that is not known.
    package static func offset(at secondsSince1970: Int) -> Int {
        guard isKnown else { return 0 }
        var seconds = time_t(secondsSince1970)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return 0 }
        let local = CivilTime(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
            hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
        return local.secondsSince1970 - secondsSince1970
    }
}
