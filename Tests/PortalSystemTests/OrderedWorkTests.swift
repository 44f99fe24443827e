import PortalSystem
import Testing

@Suite struct OrderedWorkTests {
    private struct Odd: Error, Equatable {
        var number: Int
    }

    @Test(arguments: [1, 2, 7]) func resultsComeInTheOrderOfTheItems(jobs: Int) throws {
        var results: [Int] = []
        let count = try workInOrder(
            on: Array(0..<500), jobs: jobs, makeWorker: { { $0 * $0 } }, receive: { results.append($0) })
        #expect(count == 500)
        #expect(results == (0..<500).map { $0 * $0 })
    }

    /// Each thread has a worker of its own, which needs no lock.
    @Test func aWorkerIsMadeOnceAThread() throws {
        var counts: [Int] = []
        _ = try workInOrder(
            on: Array(repeating: 0, count: 100), jobs: 3,
            makeWorker: {
                var count = 0
                return { _ in
                    count += 1
                    return count
                }
            }, receive: { counts.append($0) })
        #expect(counts.count == 100)
        #expect(counts.count { $0 == 1 } <= 3)
    }

    @Test(arguments: [1, 4]) func theFirstFailureInTheOrderOfTheItemsIsThrown(jobs: Int) {
        var received = 0
        let error = #expect(throws: Odd.self) {
            try workInOrder(
                on: Array(0..<100), jobs: jobs,
                makeWorker: { { if $0 >= 20 { throw Odd(number: $0) } } }, receive: { received += 1 })
        }
        #expect(error == Odd(number: 20) && received == 20)
    }

    @Test func aWorkerThatCannotBeMadeIsAFailure() {
        #expect(throws: Odd.self) {
            try workInOrder(
                on: [1, 2], jobs: 2, makeWorker: { () throws -> (Int) -> Int in throw Odd(number: 0) },
                receive: { _ in })
        }
    }

    @Test func afterACancellationNothingIsReceived() throws {
        var received = 0
        let count = try workInOrder(
            on: Array(0..<100), jobs: 2, makeWorker: { { $0 } }, isCancelled: { received == 10 },
            receive: { _ in received += 1 })
        #expect(count == 10 && received == 10)
    }

    @Test func nothingToDoIsDone() throws {
        #expect(try workInOrder(on: [Int](), jobs: 2, makeWorker: { { $0 } }, receive: { _ in }) == 0)
    }

    @Test func thereIsAProcessor() {
        #expect(Processors.count >= 1)
    }
}
