import PortalSystem
import Testing

@Suite struct TemporaryPlaceTests {
    @Test(
        arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp"), ("/t m/ü", "/t m/ü")] as [(String?, String)])
    func `files for a while belong where the environment says`(named: String?, place: String) throws {
        #expect(try temporaryDirectory(named: named.map { Array($0.utf8) }) == place)
    }

    @Test func `a place that is no text is refused`() {
        let error = #expect(throws: SystemError.self) { try temporaryDirectory(named: Array("/t/".utf8) + [0xFF]) }
        #expect(error?.kind == .cannotCreate && error?.path == "/t/\u{FFFD}")
    }
}
