import Testing

@testable import PortalSystem

@Suite struct CivilTimeTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00"), (951_782_399, "2000-02-28T23:59:59"), (951_782_400, "2000-02-29T00:00:00"),
        (951_868_800, "2000-03-01T00:00:00"), (1_764_479_984, "2025-11-30T05:19:44"), (-1, "1969-12-31T23:59:59"),
        (4_107_542_400, "2100-03-01T00:00:00"), (253_402_300_799, "9999-12-31T23:59:59"),
        (-62_167_219_200, "0000-01-01T00:00:00"),
    ])
    func `seconds are a date and a time, and back`(seconds: Int, text: String) {
        #expect(CivilTime(secondsSince1970: seconds).iso8601 == text)
        #expect(CivilTime(utc: text + "Z")?.secondsSince1970 == seconds)
    }

    @Test(arguments: [
        "", "yesterday", "2025-11-30", "2025-11-30T05:19:44", "2025-11-30 05:19:44Z", "2025-13-30T05:19:44Z",
        "2025-11-32T05:19:44Z", "2025-11-30T24:19:44Z", "2025-11-30T05:60:44Z", "2025-11-30T05:19:44z",
        "+025-11-30T05:19:44Z", "2025-11-30T05:19:44ZZ",
    ])
    func `what is no moment in UTC is none`(text: String) {
        #expect(CivilTime(utc: text) == nil)
    }

    @Test func everyDayIsReadAsItIsWritten() {
        for day in stride(from: -800_000, to: 2_900_000, by: 97) {
            let time = CivilTime(secondsSince1970: day * 86_400 + 12_345)
            #expect(CivilTime(utc: time.iso8601 + "Z") == (time.iso8601.hasPrefix("-") ? nil : time))
        }
    }
}
