import Foundation
import PortalSystem
import Testing

@Suite struct TerminalTests {
    @Test func theEnvironmentIsRead() {
        #expect(Environment["PATH"] == ProcessInfo.processInfo.environment["PATH"].map { Array($0.utf8) })
        #expect(Environment["PORTAL_DB_NO_SUCH_VARIABLE"] == nil)
    }

    @Test func aLineHasSomeWidth() {
        #expect(Terminal.width > 0)
    }
}
