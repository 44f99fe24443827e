import Testing

@testable import PortalSystem

@Suite struct ClockTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (1_764_479_984, "2025-11-30T05:19:44Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func `seconds are written as a date and a time in UTC`(seconds: Int, text: String) {
        #expect(WallClock.text(secondsSince1970: seconds) == text)
    }
}
