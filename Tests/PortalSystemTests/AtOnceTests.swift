import Foundation
import PortalSystem
import Testing

@Suite struct AtOnceTests {
    private struct Failure: Error, Equatable {
        var name: String
    }

    private func fail(_ name: String) throws -> Int { throw Failure(name: name) }

    @Test func bothResultsCome() throws {
        let (number, word) = try atOnce {
            1
        } _: {
            "one"
        }
        #expect(number == 1 && word == "one")
    }

    @Test func eachGoesOnWhileTheOtherWaits() throws {
        let (ping, pong) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (answer, question) = try atOnce {
            ping.signal()
            return pong.wait(timeout: .now() + 60)
        } _: {
            defer { pong.signal() }
            return ping.wait(timeout: .now() + 60)
        }
        #expect(question == .success && answer == .success)
    }

    @Test func theFailureOfTheFirstCountsAndTheSecondHasEnded() {
        var hasEnded = false
        #expect(throws: Failure(name: "first")) {
            _ = try atOnce {
                try fail("first")
            } _: {
                hasEnded = true
                return try fail("second")
            }
        }
        #expect(hasEnded)
    }

    @Test func theFailureOfTheSecondComesWhenTheFirstHasEnded() {
        var hasEnded = false
        #expect(throws: Failure(name: "second")) {
            _ = try atOnce {
                hasEnded = true
            } _: {
                try fail("second")
            }
        }
        #expect(hasEnded)
    }
}
