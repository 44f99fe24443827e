import PortalSQLite
import Testing

@Suite struct ConnectionSchemaTests {
    @Test(arguments: ["", "SELECT nothing"])
    func `a script of a schema may set its counter, and nothing after it`(end: String) throws {
        let database = try Connection.inMemory()
        try? database.execute(schema: Array("PRAGMA schema_version = 20; CREATE TABLE t (a); \(end)".utf8))
        #expect(try database.value(of: Int.self, "PRAGMA schema_version") == 21)
        try database.run("PRAGMA schema_version = 50")
        #expect(try database.value(of: Int.self, "PRAGMA schema_version") == 21)
    }
}
