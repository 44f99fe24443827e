import Foundation
import Testing

@testable import PortalSystem

@Suite struct LocalZoneTests {
    @Test(arguments: [0, 951_782_400, 1_764_479_984, 1_751_328_000, 4_102_444_800])
    func `the offset is that of the system's zone`(seconds: Int) {
        let expected = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        #expect(LocalZone.offset(at: seconds) == expected)
    }
}
