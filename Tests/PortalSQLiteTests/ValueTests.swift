import PortalSQLite
import Testing

@Suite struct ValueTests {
    @Test(arguments: [Value.null, .integer(1), .real(1), .text("1"), .blob([1])])
    func `each type takes its own storage class`(value: Value) {
        #expect((Int(columnValue: value) != nil) == (value == .integer(1)))
        #expect((Bool(columnValue: value) != nil) == (value == .integer(1)))
        #expect((Double(columnValue: value) != nil) == (value == .real(1)))
        #expect((String(columnValue: value) != nil) == (value == .text("1")))
        #expect(([UInt8](columnValue: value) != nil) == (value == .blob([1])))
        #expect((Int?(columnValue: value) != nil) == (value == .integer(1) || value == .null))
    }

    @Test(arguments: [Int64(2), -1]) func `a flag is 0 or 1`(number: Int64) {
        #expect(Bool(columnValue: .integer(number)) == nil)
    }
}
