import CSQLite
import PortalSQLite
import Testing

@Suite struct MemoryAllowanceTests {
    /// The bound is one for the whole process, and so it is looked at in a process without other tests.
    @Test func `allowances add up, and the last one goes with its value`() async {
        await #expect(processExitsWith: .success) {
            func limit() -> Int { Int(sqlite3_hard_heap_limit64(-1)) }
            let step = 1 << 20
            #expect(limit() == 0)
            var first: MemoryAllowance? = MemoryAllowance(bytes: step)
            let one = limit()
            #expect(one >= step && one < 2 * step)
            var second: MemoryAllowance? = MemoryAllowance(bytes: step)
            #expect(limit() == one + step)
            withExtendedLifetime(first) { first = nil }
            #expect(limit() == one)

            let database = try Connection(file: "test", mode: .inMemory)
            let error = #expect(throws: SQLiteError.self) { try database.run("SELECT zeroblob(3000000)") }
            #expect(error?.isOutOfMemory == true)
            withExtendedLifetime(second) { second = nil }
            #expect(limit() == 0)
            try database.run("SELECT zeroblob(3000000)")
        }
    }
}
