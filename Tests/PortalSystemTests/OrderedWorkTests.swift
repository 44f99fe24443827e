import PortalSystem
import Testing

@Suite struct OrderedWorkTests {
    private struct Odd: Error, Equatable {
        var number: Int
    }

    /// Hands on numbers from 0, each as large as one.
    private static func numbers(_ count: Int) -> () throws -> (item: Int, size: Int)? {
        var made = 0
        return {
            guard made < count else { return nil }
            made += 1
            return (made - 1, 1)
        }
    }

    @Test(arguments: [1, 2, 7]) func resultsComeInTheOrderOfTheItems(jobs: Int) throws {
        var results: [Int] = []
        let count = try workInOrder(
            jobs: jobs, limit: 10, next: Self.numbers(500), makeWorker: { { number, _ in number * number } },
            receive: { results.append($0) })
        #expect(count == 500)
        #expect(results == (0..<500).map { $0 * $0 })
    }

    /// Each thread has a worker of its own, which needs no lock.
    @Test func aWorkerIsMadeOnceAThread() throws {
        var counts: [Int] = []
        _ = try workInOrder(
            jobs: 3, limit: 10, next: Self.numbers(100),
            makeWorker: {
                var count = 0
                return { _, _ in
                    count += 1
                    return count
                }
            }, receive: { counts.append($0) })
        #expect(counts.count == 100)
        #expect(counts.count { $0 == 1 } <= 3)
    }

    /// A closure that is taken out of a generic value and put back gets a wrapper each time, which all later calls go through.
    @Test(arguments: [1, 2]) func noItemIsFurtherDownTheStackThanTheFirst(jobs: Int) throws {
        var places: Set<UInt> = []
        _ = try workInOrder(
            jobs: jobs, limit: 10, next: Self.numbers(1000),
            makeWorker: {
                { _, isWanted in
                    _ = isWanted()
                    return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { place in
                        UInt(bitPattern: place.baseAddress)
                    }
                }
            }, receive: { places.insert($0) })
        #expect(places.count <= jobs)
    }

    /// Two items a thread, or as many as the limit has room for.
    @Test(arguments: [(1, 100, 1), (2, 1, 4), (2, 8, 8), (3, 20, 20)])
    func itemsAreMadeAheadUpToTheLimit(jobs: Int, limit: Int, most: Int) throws {
        var (made, taken, ahead) = (0, 0, 0)
        let next = Self.numbers(200)
        _ = try workInOrder(
            jobs: jobs, limit: limit,
            next: {
                made += 1
                ahead = max(ahead, made - taken)
                return try next()
            }, makeWorker: { { number, _ in number } }, receive: { _ in taken += 1 })
        #expect(ahead == most)
    }

    @Test(arguments: [1, 4]) func theFirstFailureInTheOrderOfTheItemsIsThrown(jobs: Int) {
        var received = 0
        let error = #expect(throws: Odd.self) {
            try workInOrder(
                jobs: jobs, limit: 10, next: Self.numbers(100),
                makeWorker: { { number, _ in if number >= 20 { throw Odd(number: number) } } },
                receive: { received += 1 })
        }
        #expect(error == Odd(number: 20) && received == 20)
    }

    @Test(arguments: [1, 4]) func anItemThatCannotBeMadeFailsInItsTurn(jobs: Int) {
        var received = 0
        let numbers = Self.numbers(100)
        let error = #expect(throws: Odd.self) {
            try workInOrder(
                jobs: jobs, limit: 10,
                next: {
                    let next = try numbers()
                    if next?.item == 20 { throw Odd(number: 20) }
                    return next
                }, makeWorker: { { number, _ in number } }, receive: { _ in received += 1 })
        }
        #expect(error == Odd(number: 20) && received == 20)
    }

    @Test func aWorkerThatCannotBeMadeIsAFailure() {
        #expect(throws: Odd.self) {
            try workInOrder(
                jobs: 2, limit: 10, next: Self.numbers(2),
                makeWorker: { () throws -> (Int, () -> Bool) -> Int in throw Odd(number: 0) }, receive: { _ in })
        }
    }

    @Test(arguments: [1, 2]) func afterACancellationNothingIsReceivedAndNoWorkIsWanted(jobs: Int) throws {
        var received = 0
        let count = try workInOrder(
            jobs: jobs, limit: 10, next: Self.numbers(100),
            makeWorker: {
                { number, isWanted in
                    // The last one ends only when it is not wanted any more.
                    while number == 10, isWanted() {}
                    return number
                }
            }, isCancelled: { received == 10 }, receive: { _ in received += 1 })
        #expect(count == 10 && received == 10)
    }

    @Test(arguments: [1, 2]) func nothingToDoIsDone(jobs: Int) throws {
        let count = try workInOrder(
            jobs: jobs, limit: 10, next: Self.numbers(0), makeWorker: { { number, _ in number } }, receive: { _ in })
        #expect(count == 0)
    }

    @Test func thereIsAProcessor() {
        #expect(Processors.count >= 1)
    }
}
