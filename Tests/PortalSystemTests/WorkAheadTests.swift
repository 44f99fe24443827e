import Foundation
import PortalSystem
import Testing

@Suite struct WorkAheadTests {
    private struct Odd: Error, Equatable {
        var number: Int
    }

    @Test(arguments: [1, 10, 10_000]) func valuesComeInTheOrderInWhichTheyAreMade(limit: Int) throws {
        var taken: [Int] = []
        try workAhead(by: limit) { handOn in
            for number in 0..<1_000 { #expect(handOn(number, 3)) }
        } take: {
            taken.append($0)
            return true
        }
        #expect(taken == Array(0..<1_000))
    }

    /// What one take begins with has waited, and as much may wait again meanwhile.
    @Test func noMoreIsMadeAheadThanMayWait() throws {
        let made = Counter()
        var (taken, farthest) = (0, 0)
        try workAhead(by: 10) { handOn in
            while made.count < 500, handOn(made.count, 2) { made.advance() }
        } take: { _ in
            taken += 1
            farthest = max(farthest, made.count - taken)
            return true
        }
        #expect(taken == 500 && farthest <= 10)
    }

    @Test func whatIsNotWantedIsNotMade() throws {
        var taken: [Int] = []
        try workAhead(by: 1) { handOn in
            var number = 0
            while handOn(number, 1) { number += 1 }
        } take: { number in
            taken.append(number)
            return number < 20
        }
        #expect(taken == Array(0...20))
    }

    @Test func whatWasMadeBeforeAFailureIsTaken() {
        var taken = 0
        #expect(throws: Odd(number: 7)) {
            try workAhead(by: 100) { handOn in
                for number in 0..<7 { _ = handOn(number, 1) }
                throw Odd(number: 7)
            } take: { _ in
                taken += 1
                return true
            }
        }
        #expect(taken == 7)
    }

    @Test func afterAFailureOfTheTakerNothingMoreIsMade() {
        #expect(throws: Odd(number: 3)) {
            try workAhead(by: 1) { handOn in
                var number = 0
                while handOn(number, 1) { number += 1 }
            } take: { number in
                if number == 3 { throw Odd(number: number) }
                return true
            }
        }
    }

    @Test func nothingToTakeIsDone() throws {
        try workAhead(by: 1) { (_: (Int, Int) -> Bool) in
        } take: { _ in
            true
        }
    }
}

/// Counts in one thread and is read in another.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func advance() { lock.withLock { value += 1 } }
}
